"""Draws the sample pictures: python3 draw.py [--out FOLDER] [NAME…]. Needs numpy and Pillow.

Each scene is a function of a seeded generator, so the same script gives the same pictures.
"""

import argparse
import io
import pathlib

import numpy as np

from scenes import aurora, city, dahlia, dish, shore, trail

SCENES = {
    "shore": (shore.paint, 11),
    "city": (city.paint, 23),
    "dish": (dish.paint, 31),
    "trail": (trail.paint, 47),
    "aurora": (aurora.paint, 59),
    "dahlia": (dahlia.paint, 61),
}
MAX_BYTES = 58_000


def encode(image):
    """WebP in the best quality that fits into `MAX_BYTES`."""
    for quality in range(90, 20, -2):
        file = io.BytesIO()
        image.save(file, "WEBP", quality=quality, method=6)
        if file.tell() <= MAX_BYTES:
            return file.getvalue(), quality
    raise SystemExit("the picture is too busy to fit")


def main():
    folder = pathlib.Path(__file__).resolve().parents[2] / "Public" / "samples"
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SCENES))
    arguments.add_argument("--out", type=pathlib.Path, default=folder)
    chosen = arguments.parse_args()
    for name in chosen.names or SCENES:
        paint, seed = SCENES[name]
        content, quality = encode(paint(np.random.default_rng(seed)))
        (chosen.out / f"{name}.webp").write_bytes(content)
        print(f"{name}.webp: {len(content)} bytes, quality {quality}")


if __name__ == "__main__":
    main()
