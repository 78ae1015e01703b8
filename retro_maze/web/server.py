"""A small server to try the page with, for this machine alone."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HOST, PORT = "127.0.0.1", 8000


class Handler(SimpleHTTPRequestHandler):
    """Files of one folder, never kept by the browser, without a line in the terminal for each."""

    extensions_map = {  # noqa: RUF012 (the base class keeps it so)
        **SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".mjs": "text/javascript",
        ".pyxapp": "application/zip",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


def make_server(folder: Path, port: int = PORT) -> ThreadingHTTPServer:
    """A server of a folder, listening; port 0 takes any free one."""
    return ThreadingHTTPServer((HOST, port), partial(Handler, directory=str(folder)))


def serve(folder: Path, page: str, port: int = PORT) -> None:
    """Serves until Ctrl+C."""
    with make_server(folder, port) as server:
        print(f"http://{HOST}:{server.server_port}/{page}  (Ctrl+C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
