"""What all scenes paint with: a canvas in linear light, noise, glows, soft edges.

Coordinates: x from 0 to 1, y from 0 (top) to 1.5. A mask is an array of 0 to 1, a colour three linear values.
"""

import numpy as np
from PIL import Image

WIDTH, HEIGHT = 1000, 1500
X, Y = np.meshgrid((np.arange(WIDTH) + 0.5) / WIDTH, (np.arange(HEIGHT) + 0.5) / WIDTH)


def colour(hex_text):
    """`#rrggbb` in sRGB as linear light."""
    srgb = np.array([int(hex_text[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def smooth(low, high, value):
    """0 below `low`, 1 above `high`, soft between; `low` may be the greater."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def gradient(value, *stops):
    """Colours along `value`: stops are (position, hex), rising."""
    places = [place for place, _ in stops]
    # Mixed in a cube-root space, where the way between two colours stays clean.
    roots = np.cbrt([colour(text) for _, text in stops])
    return np.stack([np.interp(value, places, roots[:, i]) for i in range(3)], axis=-1) ** 3


def lay(picture, tint, mask):
    """`tint` (a colour or a picture) over `picture` where the mask is."""
    return picture + (tint - picture) * np.asarray(mask)[..., None]


def light(picture, tint, mask):
    """Adds light, as a glow does."""
    return picture + np.asarray(tint) * np.asarray(mask)[..., None]


def noise(rng, cells_x, cells_y):
    """One octave of smooth noise around 0, `cells` over the width and the height."""
    size = (max(2, round(cells_y)) + 3, max(2, round(cells_x)) + 3)
    grid = Image.fromarray(rng.uniform(-1, 1, size).astype(np.float32))
    box = (1, 1, size[1] - 1, size[0] - 1)
    return np.asarray(grid.resize((WIDTH, HEIGHT), Image.BICUBIC, box=box), dtype=np.float64)


def clouds(rng, cells_x, cells_y, octaves=5, fall=0.5):
    """Fractal noise around 0, about -1 to 1."""
    layers = [fall**i * noise(rng, cells_x * 2**i, cells_y * 2**i) for i in range(octaves)]
    return sum(layers) / sum(fall**i for i in range(octaves)) * 1.6


def line(rng, cells, octaves=6, fall=0.5):
    """Fractal noise along x alone, about -1 to 1: the outline of a ridge."""
    total = np.zeros(WIDTH)
    for i in range(octaves):
        count = round(cells * 2**i) + 3
        points = rng.uniform(-1, 1, count)
        at = np.linspace(0, count - 1.001, WIDTH)
        t = at % 1
        left = at.astype(int)
        total += fall**i * (points[left] + (points[left + 1] - points[left]) * t * t * (3 - 2 * t))
    return total


def sample(picture, x, y):
    """The picture's values at other places: reflections, warps."""
    column = np.clip((x * WIDTH).astype(int), 0, WIDTH - 1)
    row = np.clip((y * WIDTH).astype(int), 0, HEIGHT - 1)
    return picture[row, column]


def blur(picture, radius_x, radius_y=None):
    """Gaussian, radii in widths of the picture; edges go on as they are."""
    radius_y = radius_x if radius_y is None else radius_y
    pad_y, pad_x = int(3 * radius_y * WIDTH) + 1, int(3 * radius_x * WIDTH) + 1
    flat = picture[..., None] if picture.ndim == 2 else picture
    wide = np.pad(flat, ((pad_y, pad_y), (pad_x, pad_x), (0, 0)), mode="edge")
    rows, columns = np.fft.fftfreq(wide.shape[0])[:, None], np.fft.rfftfreq(wide.shape[1])[None, :]
    pass_band = np.exp(-2 * np.pi**2 * WIDTH**2 * ((rows * radius_y) ** 2 + (columns * radius_x) ** 2))
    done = np.fft.irfft2(np.fft.rfft2(wide, axes=(0, 1)) * pass_band[..., None], wide.shape[:2], axes=(0, 1))
    return done[pad_y:-pad_y, pad_x:-pad_x].reshape(picture.shape)


def disc(x, y, radius, soft=0.001):
    """A round mask with an edge as wide as `soft`."""
    return smooth(radius + soft, radius - soft, np.hypot(X - x, Y - y))


def glow(x, y, radius, power=2.0):
    """Light that falls off around a point."""
    return 1 / (1 + (np.hypot(X - x, Y - y) / radius) ** 2) ** power


def bokeh(picture, rng, count, area, tints, radius=(0.01, 0.04), strength=0.5):
    """Lights out of focus within `area` (x, y, right, bottom)."""
    for _ in range(count):
        x, y = rng.uniform(area[0], area[2]), rng.uniform(area[1], area[3])
        size = rng.uniform(*radius)
        distance = np.hypot(X - x, Y - y) / size
        ring = smooth(1.06, 0.96, distance) * (0.65 + 0.35 * np.clip(distance, 0, 1) ** 4)
        picture = light(picture, colour(tints[rng.integers(len(tints))]), ring * strength * rng.uniform(0.3, 1))
    return picture


def finish(picture, rng, exposure=1.0, grain=0.004, vignette=0.25):
    """Film: shoulder for the lights, darker corners, a little grain against bands; an sRGB image."""
    lit = picture * exposure
    corner = np.hypot((X - 0.5) / 0.9, (Y - 0.75) / 1.25)
    lit = lit * (1 - vignette * smooth(0.35, 1.0, corner))[..., None]
    lit = np.clip(lit, 0, None)
    lit = lit * (1 + lit / 4) / (1 + lit * 0.55)
    lit = np.clip(lit, 0, 1)
    srgb = np.where(lit <= 0.0031308, lit * 12.92, 1.055 * lit ** (1 / 2.4) - 0.055)
    srgb += rng.normal(0, grain, (HEIGHT, WIDTH, 1))
    return Image.fromarray((np.clip(srgb, 0, 1) * 255 + 0.5).astype(np.uint8))
