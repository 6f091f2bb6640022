"""The bytes of small pictures."""

import struct
import zlib

RED, GREEN, BLUE = (200, 40, 40), (40, 160, 60), (40, 80, 200)
# Enough of a header to be known by; no browser here decodes it.
HEIC = b"\0\0\0\x18ftypheic\0\0\0\0heicmif1" + bytes(64)


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(*colours, width=20, height=30, alpha=255):
    """Columns of equal width, one for each colour."""
    return (
        b"\x89PNG\r\n\x1a\n" + header(width, height) + chunk(b"IDAT", pixels(colours, width, height, alpha))
        + chunk(b"IEND", b"")
    )  # fmt: skip


def header(width, height):
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))


def pixels(colours, width, height, alpha=255):
    row = b"".join(bytes([*colours[x * len(colours) // width], alpha]) for x in range(width))
    return zlib.compress((b"\0" + row) * height)


def animated_png(first, second, width=20, height=30):
    """Shows the first colour for 50 milliseconds, then the second for a minute."""

    def frame(number, numerator, denominator):
        return chunk(
            b"fcTL", struct.pack(">IIIIIHHBB", number, width, height, 0, 0, numerator, denominator, 0, 0)
        )

    return (
        b"\x89PNG\r\n\x1a\n" + header(width, height) + chunk(b"acTL", struct.pack(">II", 2, 1))
        + frame(0, 50, 1000) + chunk(b"IDAT", pixels([first], width, height))
        + frame(1, 60, 1) + chunk(b"fdAT", struct.pack(">I", 2) + pixels([second], width, height))
        + chunk(b"IEND", b"")
    )  # fmt: skip


def animated_gif(first, second):
    """Shows the first colour for 50 milliseconds, then the second for a minute: one pixel each."""

    def frame(index, hundredths):
        # LZW of one pixel at codes of three bits: clear, the pixel, the end.
        codes = 4 | index << 3 | 5 << 6
        control = b"\x21\xf9\x04\x04" + struct.pack("<H", hundredths) + b"\0\0"
        return control + b"\x2c\0\0\0\0\1\0\1\0\0" + b"\x02\x02" + codes.to_bytes(2, "little") + b"\0"

    table = bytes([*first, *second, 0, 0, 0, 0, 0, 0])
    return b"GIF89a\1\0\1\0\x81\0\0" + table + frame(0, 5) + frame(1, 6000) + b"\x3b"


def turned_jpeg():
    """White left of black as stored, 16 by 8; EXIF says that it stands with its left side up."""
    exif = b"Exif\0\0II*\0\x08\0\0\0\1\0" + struct.pack("<HHII", 0x0112, 3, 1, 6) + b"\0\0\0\0"
    # Huffman tables: differences of seven and eight bits for the mean of a block, the end for all else.
    means = b"\0" + bytes([0, 2, *[0] * 14]) + b"\x07\x08"
    rest = b"\x10" + bytes([1, *[0] * 15]) + b"\0"
    bits = "00" + f"{127:07b}" + "0" + "01" + f"{0:08b}" + "0"
    bits += "1" * (-len(bits) % 8)
    data = int(bits, 2).to_bytes(len(bits) // 8, "big").replace(b"\xff", b"\xff\0")

    def segment(marker, body):
        return b"\xff" + bytes([marker]) + struct.pack(">H", len(body) + 2) + body

    return (
        b"\xff\xd8" + segment(0xE1, exif) + segment(0xDB, b"\0" + b"\x08" * 64)
        + segment(0xC0, b"\x08\0\x08\0\x10\x01\x01\x11\0") + segment(0xC4, means) + segment(0xC4, rest)
        + segment(0xDA, b"\x01\x01\0\0\x3f\0") + data + b"\xff\xd9"
    )  # fmt: skip
