"""Distances, ways and reach, on mazes drawn by hand."""

from retro_maze.maze import Grid, carve, chip, distances, is_perfect, openings, parts, reach, way

RING = Grid.from_text(
    [
        "#######",
        "#.....#",
        "#.###.#",
        "#.#.#.#",
        "#.###.#",
        "#.....#",
        "#######",
    ]
)
TREE = Grid.from_text(
    [
        "#######",
        "#.#...#",
        "#.###.#",
        "#.....#",
        "#.###.#",
        "#...#.#",
        "#######",
    ]
)


def test_distances_are_steps_by_cell() -> None:
    assert distances(TREE, 0) == [0, 5, 4, 1, 2, 3, 2, 3, 4]
    assert distances(RING, 0) == [0, 1, 2, 1, -1, 3, 2, 3, 4]
    assert distances(RING, 4) == [-1, -1, -1, -1, 0, -1, -1, -1, -1]


def test_a_way_is_the_cells_from_end_to_end() -> None:
    assert way(TREE, 1, 7) == [1, 2, 5, 4, 3, 6, 7]
    assert way(TREE, 3, 3) == [3]


def test_of_equal_ways_the_first_of_up_right_down_left_is_taken() -> None:
    assert way(RING, 0, 8) == [0, 1, 2, 5, 8]
    assert way(RING, 8, 0) == [8, 5, 2, 1, 0]


def test_no_way_is_an_empty_way() -> None:
    assert way(RING, 0, 4) == []


def test_parts_and_reach_hold_the_cells_that_belong_together() -> None:
    assert parts(TREE) == [list(range(9))]
    assert parts(RING) == [[0, 1, 2, 3, 5, 6, 7, 8], [4]]
    assert reach(RING, 4) == [4]


def test_a_ring_and_a_closed_room_are_not_perfect() -> None:
    assert (openings(TREE), openings(RING)) == (8, 8)
    assert is_perfect(TREE)
    assert not is_perfect(RING)


def test_a_way_leads_from_step_to_step_through_a_grown_maze() -> None:
    grid = carve("pillar-walk", 37, 19, chip("arcade", 5))
    far = distances(grid, 0)
    for goal in range(162):
        assert len(way(grid, 0, goal)) == far[goal] + 1
