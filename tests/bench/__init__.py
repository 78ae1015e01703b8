"""`python -m tests.bench [AREA ...]` measures and prints; nothing here fails or passes.

Every module of this folder without a leading underscore is an area. It has one function,
`tables() -> Iterator[Table]`, and yields each table as soon as it is measured.
"""
