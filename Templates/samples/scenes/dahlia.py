"""A dahlia close by, petals in the order of a sunflower's seeds, a garden out of focus behind it."""

import numpy as np

from paint import WIDTH, X, Y, blur, bokeh, clouds, colour, disc, finish, glow, gradient, lay, light, smooth

MIDDLE = (0.5, 0.60)
TURN = np.pi * (3 - np.sqrt(5))


def paint(rng):
    picture = garden(rng)
    x, y = MIDDLE
    shade = blur(smooth(0.46, 0.30, np.hypot(X - x - 0.02, Y - y - 0.05)), 0.03)
    picture = lay(picture, picture * 0.25, shade * 0.8)
    count = 150
    for number in range(count, 4, -1):
        age = number / count
        picture = petal(rng, picture, number * TURN, age)
    picture = heart(rng, picture)
    return finish(picture, rng, exposure=1.12, grain=0.004, vignette=0.4)


def garden(rng):
    picture = gradient(Y, (0.0, "#1c3b33"), (0.5, "#2b5a44"), (1.0, "#123027"), (1.5, "#07150f"))
    picture = picture * (1 + 0.7 * blur(clouds(rng, 3, 4, 3), 0.03))[..., None]
    picture = light(picture, colour("#ffcf7a"), glow(0.85, 0.08, 0.35, 1.6) * 0.55)
    leaves = ("#6fae5c", "#a7c96a", "#3f8f6c", "#e8d27a")
    picture = bokeh(picture, rng, 46, (0, 0, 1, 0.7), leaves, (0.025, 0.085), 0.20)
    picture = bokeh(picture, rng, 16, (0, 0.9, 1, 1.5), ("#2f6a4c", "#4d8a5a"), (0.03, 0.09), 0.10)
    return blur(bokeh(picture, rng, 9, (0, 0, 1, 0.5), ("#ff9aa8", "#ffb98a"), (0.03, 0.06), 0.30), 0.0025)


def heart(rng, picture):
    """Florets in the middle, still closed, golden at their tips."""
    x, y = MIDDLE
    picture = lay(picture, colour("#5a0a26"), disc(x, y, 0.052, 0.012))
    for number in range(70, -1, -1):
        far, angle = 0.0068 * np.sqrt(number), number * TURN
        at = (x + far * np.cos(angle), y + far * np.sin(angle))
        picture = lay(picture, colour("#4a0c22"), disc(at[0] + 0.001, at[1] + 0.0015, 0.0072, 0.003) * 0.7)
        ripe = number / 70
        tint = colour("#ffd36a") * (1 - ripe) + colour("#e2553f") * ripe
        picture = lay(picture, tint * rng.uniform(0.75, 1.0), disc(*at, 0.0056, 0.0015))
        picture = lay(picture, colour("#fff0b8"), disc(at[0] - 0.0016, at[1] - 0.002, 0.0018, 0.0015) * 0.8)
    return picture


def petal(rng, picture, angle, age):
    """One petal of the flower; `age` 0 is in the heart, 1 at the rim."""
    angle += rng.normal(0, 0.03)
    reach = (0.045 + 0.40 * age**0.62) * rng.uniform(0.96, 1.04)
    length, wide = 0.045 + 0.17 * age**0.7, 0.018 + 0.047 * age**0.8
    root = reach - length
    x, y = MIDDLE
    centre_x, centre_y = (at + (root + length / 2) * turn for at, turn in ((x, np.cos(angle)), (y, np.sin(angle))))
    left, right = (int(np.clip((centre_x + side * length * 0.85) * WIDTH, 0, WIDTH)) for side in (-1, 1))
    top, bottom = (int((centre_y + side * length * 0.85) * WIDTH) for side in (-1, 1))
    part = np.s_[top:bottom, left:right]
    across, down = X[part] - x, Y[part] - y
    along = (across * np.cos(angle) + down * np.sin(angle) - root) / length
    over = (-across * np.sin(angle) + down * np.cos(angle)) / wide
    inside = np.clip(along, 0, 1)
    # Slender at the root, broad beyond the middle, a point at the tip.
    half = np.sin(np.pi * inside**0.85) ** 0.62 * (0.62 + 0.38 * inside)
    within = (along > 0) & (along < 1)
    shape = smooth(0.03, -0.03, np.abs(over) - half) * within
    shadow = smooth(0.55, -0.25, np.abs(over - 0.18 * np.cos(angle)) - half * 1.1)
    shadow = shadow * smooth(1.16, 0.8, along) * (along > 0)
    canvas = lay(picture[part], picture[part] * colour("#6a1030")[None, None], shadow * 0.55)
    groove = 1 - 0.34 * np.exp(-((over / 0.13) ** 2)) + 0.06 * np.cos(over * 16)
    cup = 0.70 + 0.42 * np.abs(over / np.clip(half, 0.05, None)) ** 1.6
    facing = 0.86 + 0.26 * np.cos(angle + 0.9 * np.pi - 0.2)
    lit = np.clip(inside**0.9, 0, 1)
    tint = gradient(
        lit * (0.55 + 0.45 * age), (0.0, "#5e0a2c"), (0.35, "#c22a55"), (0.7, "#f4736f"), (1.0, "#ffc9a8")
    )
    tint = tint * (groove * cup * facing)[..., None]
    picture[part] = lay(canvas, tint, np.clip(shape, 0, 1))
    return picture
