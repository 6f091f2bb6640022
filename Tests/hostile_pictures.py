"""Pictures that mean harm, each with what Storyproof says of it."""

import struct
import zlib


def endless(visit):
    """Never ends, and says nothing of its length."""
    visit.send_response(200)
    visit.end_headers()
    visit.wfile.write(png(100, 100))
    while True:
        visit.wfile.write(bytes(65536))


def slow(visit):
    """Drips, and never ends."""
    visit.send_response(200)
    visit.send_header("Content-Length", "1000000")
    visit.end_headers()
    while not visit.server_is_closing.wait(0.2):
        visit.wfile.write(b"x")


def lying(visit):
    """Says that a megabyte comes, and hangs up after a few bytes."""
    visit.send_response(200)
    visit.send_header("Content-Length", str(1 << 20))
    visit.end_headers()
    visit.wfile.write(png(100, 100))


def inward(visit):
    """Leads to the address where clouds keep their secrets."""
    visit.send_response(302)
    visit.send_header("Location", "http://169.254.169.254/latest/meta-data/")
    visit.send_header("Content-Length", "0")
    visit.end_headers()


def png(width, height):
    """A PNG that says it is so large, and holds next to nothing."""

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


HOSTILE = {
    "endless": (endless, "media-heavy"),
    "slow": (slow, "media-not-reachable"),
    "lying": (lying, "media-not-reachable"),
    "inward": (inward, "media-address-refused"),
    "enormous": (png(30_000, 30_000), "media-too-many-pixels"),
}
