"""A server of pictures that does what a test tells it."""

import contextlib
import http.server
import threading


class PictureServer:
    """Serves until it is closed. `paths` has a body, or a function that answers by itself, for each path."""

    def __init__(self):
        self.paths, self.asked, self.is_closing = {}, [], threading.Event()
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def put(self, path, answer):
        """The address at which that is answered from now on."""
        self.paths[path] = answer
        return f"http://127.0.0.1:{self.http.server_port}{path}"

    def close(self):
        self.is_closing.set()
        self.http.shutdown()
        self.http.server_close()

    def _handler(self):
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            server_is_closing = server.is_closing

            def do_GET(self):
                server.asked.append(self.path)
                answer = server.paths.get(self.path)
                if callable(answer):
                    self.close_connection = True
                    with contextlib.suppress(OSError):
                        answer(self)
                elif answer is None:
                    self.send_error(404)
                else:
                    self.send_response(200)
                    if answer.startswith(b"<!doctype html>"):
                        self.send_header("Content-Type", "text/html")
                    self.send_header("Content-Length", str(len(answer)))
                    self.end_headers()
                    self.wfile.write(answer)

            def log_message(self, *_):
                pass

        return Handler
