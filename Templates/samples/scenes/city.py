"""A city at dusk across the water: towers in haze, lit windows, their light drawn out below."""

import numpy as np

from paint import HEIGHT, WIDTH, X, Y, blur, bokeh, clouds, colour, finish, glow, gradient, lay, light, sample, smooth

QUAY = 0.985
SUN = (0.36, 0.80)


def paint(rng):
    night, day = ((0.0, "#141a47"), (0.25, "#3a2f78"), (0.48, "#8a3f86")), ((0.80, "#ffab6b"), (0.95, "#ffd591"))
    picture = gradient(Y, *night, (0.66, "#e0697a"), *day)
    bank = smooth(0.0, 0.8, clouds(rng, 1.6, 11, 6, 0.55)) * smooth(0.12, 0.35, Y) * smooth(0.82, 0.6, Y)
    picture = lay(picture, gradient(Y, (0.2, "#6b4a96"), (0.5, "#ff7d86"), (0.75, "#ffc98d")), bank * 0.65)
    picture = light(picture, colour("#ffb35e"), glow(*SUN, 0.2, 1.4) * 0.7)
    rows = (
        (0.52, 0.16, 0.05, "#c0678a", 0.0, 0.5),
        (0.60, 0.18, 0.06, "#7d4480", 0.25, 0.4),
        (0.66, 0.20, 0.075, "#3a2560", 0.6, 0.28),
        (0.79, 0.14, 0.09, "#120f30", 1.0, 0.10),
    )
    for top, swing, width, tint, windows, haze in rows:
        picture = skyline(rng, picture, top, swing, width, tint, windows, haze)
    picture = bokeh(
        picture, rng, 26, (0, QUAY - 0.03, 1, QUAY - 0.005), ("#ffb35e", "#ff7a52", "#ffe2a8"), (0.004, 0.009), 1.6
    )
    picture = picture + 0.35 * blur(np.clip(picture - 0.75, 0, 2), 0.018)
    picture = river(rng, picture)
    return finish(picture, rng, exposure=1.15, grain=0.004, vignette=0.3)


def skyline(rng, picture, top, swing, width, tint, windows, haze):
    """One row of towers; higher in the middle, some stepped, some with a mast."""
    mask, lamps = np.zeros((HEIGHT, WIDTH)), np.zeros((HEIGHT, WIDTH))
    x = -0.03
    while x < 1.02:
        wide = width * rng.uniform(0.55, 1.25)
        roof = top + swing * rng.uniform(-0.5, 1) + 0.16 * abs(x + wide / 2 - 0.58) ** 1.2
        left, right, high, foot = (int(np.clip(v * WIDTH, 0, HEIGHT)) for v in (x, x + wide, roof, QUAY))
        left, right = min(left, WIDTH), min(right, WIDTH)
        mask[high:foot, left:right] = 1
        crown(rng, mask, x, wide, roof)
        if right - left > 12:
            lamps[high:foot, left:right] = panes(rng, foot - high, right - left, windows)
        x += wide * rng.uniform(0.8, 1.15)
    warm = np.exp(-(((X - SUN[0]) / 0.35) ** 2))
    fog = smooth(0.50, QUAY, Y) * haze
    body = lay(np.broadcast_to(colour(tint), picture.shape), colour("#ff9a6e"), fog * (0.35 + 0.65 * warm))
    body = light(body, colour("#ffc97e"), lamps * windows * 0.9)
    return lay(picture, body, mask)


def crown(rng, mask, x, wide, roof):
    """A step or a mast on the roof."""
    middle, kind = x + wide / 2, rng.uniform()
    boxes = []
    if kind < 0.5:
        boxes.append((middle - wide * 0.28, middle + wide * 0.28, roof - 0.022))
    if kind < 0.22:
        boxes.append((middle - wide * 0.14, middle + wide * 0.14, roof - 0.045))
        boxes.append((middle - 0.0015, middle + 0.0015, roof - 0.11))
    for left, right, high in boxes:
        left, right, high = (int(np.clip(v * WIDTH, 0, WIDTH)) for v in (left, right, high))
        mask[high : int(roof * WIDTH) + 1, left:right] = 1


def panes(rng, tall, wide, windows):
    """A wall of windows, some lit, whole floors brighter than others."""
    step_x, step_y = int(7 + 2 * windows), int(9 + 4 * windows)
    columns, floors = wide // step_x + 1, tall // step_y + 1
    lit = rng.uniform(size=(floors, columns)) < 0.34 * rng.uniform(0.3, 1.4, (floors, 1))
    lit = lit * rng.uniform(0.25, 1, (floors, columns))
    wall = np.zeros((floors * step_y, columns * step_x))
    for row in range(2, step_y - 3):
        for column in range(2, step_x - 2):
            wall[row::step_y, column::step_x] = lit
    wall[: step_y // 2, :] = 0
    return wall[:tall, :wide]


def river(rng, picture):
    near = np.clip((Y - QUAY) / (1.5 - QUAY), 0, 1)
    wave = clouds(rng, 9, 120, 3, 0.6) * (0.25 + near) + 0.7 * clouds(rng, 3, 30, 2) * near
    mirrored = sample(picture, X + 0.010 * wave, np.clip(2 * QUAY - Y - 0.035 * wave, 0, QUAY - 0.002))
    mirrored = blur(mirrored, 0.0015, 0.012)
    water = mirrored * (0.80 - 0.50 * near)[..., None] + colour("#1a1440") * 0.25
    under_sun = np.exp(-(((X - SUN[0]) / 0.16) ** 2)) * (1 - near)
    water = light(water, colour("#ffb070"), np.clip(wave, 0, 1) ** 2 * under_sun * 0.30)
    return lay(picture, water, smooth(QUAY - 0.001, QUAY + 0.001, Y))
