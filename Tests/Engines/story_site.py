"""A site in front of the real server: pages and pictures of the tests are its own, the rest it fetches."""

import dataclasses
import http.client
import http.server
import pathlib
import threading
import urllib.parse

OWN = pathlib.Path(__file__).parent / "page"
TYPES = {".js": "text/javascript", ".css": "text/css"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' https: data: blob:; connect-src 'self'"
)
PAGE = """<!doctype html><html lang="en" dir="{direction}"><meta charset="utf-8"><title>Story</title>
<meta name="viewport" content="{viewport}"><link rel="stylesheet" href="/test/page.css">
{clock}<script src="/test/page.js"></script><script src="/test/script.js"></script><script type="module" src="/player/push-stories.js"></script>
<body><main>{players}</main>{beside}"""
HELD_BACK = {"connection", "keep-alive", "transfer-encoding", "date"}


@dataclasses.dataclass
class Picture:
    """What the site answers for a picture, once it is let go."""

    body: bytes
    type: str = "image/png"
    status: int = 200
    is_free: threading.Event = dataclasses.field(default_factory=threading.Event)


class StorySite:
    """Serves until it is closed; `asked` are the paths that were asked for, in order."""

    def __init__(self, server):
        self.server = urllib.parse.urlsplit(server).netloc
        self.pages, self.pictures, self.asked = {}, {}, []
        self.tests = 0
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(self))
        self.http.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def begin(self):
        """Forgets what an earlier test brought; its pictures have other addresses than those to come."""
        for picture in self.pictures.values():
            picture.is_free.set()
        self.pages, self.pictures, self.asked = {}, {}, []
        self.tests += 1

    def page(self, direction="ltr", players="<push-stories></push-stories>", beside="", has_clock=True,
             viewport="width=device-width, initial-scale=1"):  # fmt: skip
        """The address of a page with players."""
        clock = '<script src="/test/clock.js"></script>' if has_clock else ""
        html = PAGE.format(direction=direction, players=players, beside=beside, clock=clock, viewport=viewport)
        path = f"/test/{self.tests}/{len(self.pages)}.html"
        self.pages[path] = html.encode()
        return self.url + path

    def picture(self, name, body, type="image/png", status=200, is_late=False):
        """The address of a picture; a late one waits for `bring`."""
        path = f"/pictures/{self.tests}/{name}"
        self.pictures[path] = Picture(body, type, status)
        if not is_late:
            self.pictures[path].is_free.set()
        return self.url + path

    def bring(self, url):
        """Lets a late picture go."""
        self.pictures[url.removeprefix(self.url)].is_free.set()

    def asked_for(self, url):
        """How often an address was asked for."""
        return self.asked.count(url.removeprefix(self.url))

    def close(self):
        self.begin()
        self.http.shutdown()
        self.http.server_close()


def handler(site):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True
        upstream = None

        def do_GET(self):
            path = self.path.split("?")[0]
            site.asked.append(path)
            if path in site.pages:
                self.answer(200, "text/html", site.pages[path], {"Content-Security-Policy": POLICY})
            elif path in site.pictures:
                picture = site.pictures[path]
                picture.is_free.wait(60)
                self.answer(picture.status, picture.type, picture.body, {"Cache-Control": "max-age=3600"})
            elif path.startswith("/test/"):
                file = OWN / pathlib.PurePath(path).name
                self.answer(200, TYPES[file.suffix], file.read_bytes(), {"Cache-Control": "max-age=3600"})
            else:
                self.fetch()

        def do_POST(self):
            self.fetch()

        def fetch(self):
            """Hands the request to the real server, and its answer back as it is."""
            self.upstream = self.upstream or http.client.HTTPConnection(site.server, timeout=30)
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            given = {name: value for name, value in self.headers.items() if name.lower() not in HELD_BACK | {"host"}}
            self.upstream.request(self.command, self.path, body or None, given)
            answer = self.upstream.getresponse()
            self.answer(answer.status, None, answer.read(), dict(answer.getheaders()))

        def answer(self, status, type, body, headers):
            self.send_response(status)
            own = {"Content-Type": type} if type else {}
            if status != 304:
                own["Content-Length"] = str(len(body))
            for name, value in ({n: v for n, v in headers.items() if n.lower() not in HELD_BACK} | own).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def handle(self):
            try:
                super().handle()
            except ConnectionError:
                # A browser may leave while its answer is on its way.
                pass
            finally:
                if self.upstream:
                    self.upstream.close()

        def log_message(self, *_):
            pass

    return Handler
