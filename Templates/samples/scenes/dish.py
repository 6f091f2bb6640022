"""A bowl of tomato soup from above: cream, basil, pepper; a dark table under a window."""

import numpy as np

from paint import X, Y, blur, clouds, colour, disc, finish, gradient, lay, light, smooth

MIDDLE = (0.5, 0.66)
LEAVES = ((0.455, 0.60, 0.105, 2.5), (0.55, 0.615, 0.12, 0.45), (0.50, 0.70, 0.10, 1.45))
TABLE_LEAVES = ((0.13, 0.20, 0.12, 0.7), (0.23, 0.25, 0.09, 2.2), (0.90, 1.20, 0.11, 3.9))
TOMATOES = ((0.86, 0.20, 0.070), (0.965, 0.30, 0.062), (0.10, 1.17, 0.066))


def paint(rng):
    picture = table(rng)
    for leaf in TABLE_LEAVES:
        picture = basil(rng, picture, *leaf, fall=0.010)
    for fruit in TOMATOES:
        picture = tomato(picture, *fruit)
    picture = bowl(rng, picture)
    return finish(picture, rng, exposure=1.15, grain=0.004, vignette=0.4)


def table(rng):
    grain = clouds(rng, 3, 40, 5, 0.6)
    body = gradient(0.5 + 0.5 * grain, (0.0, "#12161b"), (0.5, "#20272e"), (1.0, "#35404a"))
    window = smooth(1.5, 0.0, np.hypot(X - 0.1, Y - 0.1))
    return body * (0.55 + 1.3 * window)[..., None]


def bowl(rng, picture):
    x, y = MIDDLE
    picture = lay(picture, picture * 0.12, blur(disc(x + 0.035, y + 0.05, 0.40, 0.01), 0.025) * 0.9)
    distance = np.hypot(X - x, Y - y)
    toward = ((X - x) * -0.62 + (Y - y) * -0.78) / np.clip(distance, 0.001, None)
    # The outer slope, the lip and the inner wall turn to the light one after the other.
    slope = (smooth(0.345, 0.392, distance) - smooth(0.325, 0.30, distance) * 1.0) * toward
    glaze = 1 + 0.03 * clouds(rng, 18, 26, 3)
    clay = gradient(0.5 + 0.42 * slope, (0.0, "#3b5560"), (0.5, "#8fb0b5"), (1.0, "#e4f0ec")) * glaze[..., None]
    rim = np.exp(-(((distance - 0.345) / 0.006) ** 2)) * (0.35 + 0.65 * np.clip(toward, 0, 1))
    clay = light(clay, colour("#fff6e8"), rim * 0.5)
    speckles = smooth(0.62, 0.8, clouds(rng, 70, 105, 2)) * smooth(0.30, 0.33, distance)
    clay = lay(clay, colour("#4a3a30"), speckles * 0.5)
    picture = lay(picture, clay, disc(x, y, 0.392, 0.0015))
    return soup(rng, picture, distance, toward)


def soup(rng, picture, distance, toward):
    x, y = MIDDLE
    warp = clouds(rng, 7, 10, 4)
    lit = 0.5 + 0.28 * warp + 0.35 * toward * distance / 0.3
    body = gradient(lit, (0.0, "#a32408"), (0.5, "#d8420f"), (1.0, "#f47a2a"))
    shade = blur(smooth(0.29, 0.31, np.hypot(X - x - 0.02, Y - y - 0.026)) * (distance < 0.30), 0.012)
    inner = smooth(0.30, 0.24, np.hypot(X - x + 0.018, Y - y + 0.024) + 0.02)
    body = body * (0.55 + 0.5 * inner - 0.2 * shade)[..., None]
    body = cream(rng, body, distance)
    for leaf in LEAVES:
        body = basil(rng, body, *leaf, fall=0.006)
    pepper = np.zeros_like(X)
    for _ in range(70):
        angle, far = rng.uniform(0, 2 * np.pi), 0.28 * rng.uniform(0, 1) ** 0.6
        pepper = np.maximum(pepper, disc(x + far * np.cos(angle), y + far * np.sin(angle), rng.uniform(0.001, 0.003)))
    body = lay(body, colour("#1c100a"), pepper * 0.85)
    oil = np.zeros_like(X)
    for _ in range(34):
        angle, far, size = rng.uniform(0, 2 * np.pi), rng.uniform(0.10, 0.285), rng.uniform(0.003, 0.012)
        place = (x + far * np.cos(angle), y + far * np.sin(angle))
        body = light(body, colour("#ffb03a"), disc(*place, size, 0.001) * 0.16)
        oil = oil + disc(place[0] - size * 0.4, place[1] - size * 0.45, size * 0.25, 0.001)
    body = light(body, colour("#fff3da"), np.clip(oil, 0, 1) * 0.7)
    return lay(picture, body, disc(x, y, 0.302, 0.0015))


def cream(rng, body, distance):
    """A spiral of cream, pulled about by the spoon."""
    x, y = MIDDLE
    angle = np.arctan2(Y - y, X - x) + 0.5 * clouds(rng, 4, 6, 3)
    turns = (distance / 0.088 + angle / (2 * np.pi) + 0.10 * clouds(rng, 6, 9, 3)) % 1
    width = 0.17 * smooth(0.27, 0.12, distance) * (0.7 + 0.5 * clouds(rng, 5, 7, 2))
    width = np.clip(width, 0.002, None)
    ring = smooth(0.035, 0.06, distance) * smooth(0.265, 0.22, distance)
    ribbon = smooth(width, width * 0.45, np.abs(turns - 0.5)) * ring
    soft = blur(ribbon, 0.0022)
    body = lay(body, body * 0.6, blur(np.roll(ribbon, (5, 4), (0, 1)), 0.004) * 0.6)
    return lay(body, colour("#ffeed6"), np.clip(soft, 0, 1) * 0.94)


def basil(rng, picture, x, y, size, turn, fall):
    """One leaf: two bowed halves, veins, a shine along the back, a shadow `fall` below it."""
    along = ((X - x) * np.cos(turn) + (Y - y) * np.sin(turn)) / size
    over = (-(X - x) * np.sin(turn) + (Y - y) * np.cos(turn)) / size
    half = 0.36 * np.sqrt(np.clip(1 - along**2 * 4, 0, None)) * (1 - 0.5 * along) * (1 + 0.02 * np.sin(along * 50))
    shape = smooth(0.012, -0.012, np.abs(over) - half) * (np.abs(along) < 0.5)
    shadow = blur(np.roll(shape, (int(fall * 1000), int(fall * 800)), (0, 1)), fall * 0.6)
    picture = lay(picture, picture * 0.25, shadow * 0.75)
    veins = np.exp(-((over / 0.012) ** 2)) + 0.6 * np.exp(-((((along - np.abs(over) * 0.9) * 9 % 1 - 0.5) / 0.10) ** 2))
    bulge = np.cos((along - np.abs(over) * 0.9) * 9 * 2 * np.pi) * -0.5 + 0.5
    side = over * np.cos(turn) + along * np.sin(turn)
    lit = 0.52 - 0.55 * side + 0.16 * bulge + 0.05 * clouds(rng, 30, 40, 2)
    leaf = gradient(lit, (0.0, "#0e3a17"), (0.5, "#2f7d2c"), (1.0, "#86c95a"))
    leaf = lay(leaf, colour("#a6d67c"), np.clip(veins, 0, 1) * 0.22)
    shine = np.exp(-(((over + 0.13) / 0.07) ** 2)) * smooth(0.45, 0.1, np.abs(along))
    return lay(picture, light(leaf, colour("#f0ffe0"), shine * 0.14), shape)


def tomato(picture, x, y, size):
    picture = lay(picture, picture * 0.15, blur(disc(x + size * 0.35, y + size * 0.45, size, 0.004), 0.012) * 0.85)
    distance = np.hypot(X - x, Y - y) / size
    lit = np.clip(1 - np.hypot(X - x + size * 0.35, Y - y + size * 0.4) / (size * 1.5), 0, 1)
    ball = gradient(lit, (0.0, "#4a0806"), (0.5, "#c0200f"), (1.0, "#f5573a"))
    ball = light(ball, colour("#fff0e4"), disc(x - size * 0.38, y - size * 0.42, size * 0.16, size * 0.10) * 0.75)
    angle = np.arctan2(Y - y, X - x)
    star = smooth(0.03, -0.03, distance - (0.16 + 0.30 * np.abs(np.cos(angle * 2.5 + x * 9)) ** 6))
    ball = lay(ball, colour("#3f6b22"), star * 0.95)
    return lay(picture, ball, smooth(1.012, 0.988, distance))
