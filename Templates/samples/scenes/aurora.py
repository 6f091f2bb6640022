"""An aurora over a mountain lake: curtains of light, stars, and all of it again in still water."""

import numpy as np

from paint import WIDTH, X, Y, blur, clouds, colour, finish, glow, gradient, lay, light, line, sample, smooth

SHORE = 0.93


def curtain(rng, base, swing, reach, tints, strength):
    """One curtain: rays rising from a wandering lower edge, sharp below and fading upwards."""
    edge = base + swing * line(rng, 1.3, 4, 0.4)
    # Curtains fold: the ray at a place belongs to a part of the edge a little aside.
    bend = 0.09 * np.sin((Y - base) * 7 + rng.uniform(0, 6)) + 0.05 * clouds(rng, 1.5, 2, 3)
    column = np.clip((X + bend) * WIDTH, 0, WIDTH - 1).astype(int)
    rise = edge[column] - Y
    rays = 0.55 + 0.45 * line(rng, 26, 3, 0.7)
    broad = np.clip(0.55 + 0.75 * line(rng, 3, 2, 0.5), 0.05, None)
    tall = reach * (0.7 + 0.3 * line(rng, 9, 3, 0.6))[column]
    fade = smooth(-0.035, 0.03, rise) * np.exp(-np.clip(rise, 0, None) / np.clip(tall, 0.05, None) * 1.7)
    amount = fade * np.clip(rays, 0, None)[column] * broad[column] * strength
    tint = gradient(np.clip(rise / reach, 0, 1), (0.0, tints[0]), (0.35, tints[1]), (0.9, tints[2]))
    return tint * amount[..., None]


def stars(rng, picture):
    for _ in range(520):
        x, y, bright = rng.uniform(0, 1), rng.uniform(0, SHORE) ** 1.1, rng.pareto(1.6) * 0.12
        column, row = int(x * WIDTH), int(y * WIDTH)
        tint = colour(["#ffffff", "#cfe0ff", "#ffe9cf"][rng.integers(3)])
        size = 2 if bright > 0.5 else 1
        picture[row : row + size, column : column + size] += tint * min(bright, 0.9)
    return picture


def paint(rng):
    picture = gradient(Y, (0.0, "#050a20"), (0.45, "#0a1c38"), (0.8, "#123a4c"), (SHORE, "#2a5f62")).copy()
    picture = stars(rng, picture)
    curtains = curtain(rng, 0.62, 0.10, 0.50, ("#7dffb0", "#2fd6a0", "#6a3fd0"), 0.85)
    curtains = curtains + curtain(rng, 0.48, 0.12, 0.42, ("#5affc0", "#28b7c4", "#a040d8"), 0.55)
    curtains = curtains + curtain(rng, 0.74, 0.05, 0.30, ("#c8ff9a", "#38e08c", "#2b5fc0"), 0.40)
    picture = picture + blur(curtains, 0.0025, 0.006) + 0.5 * blur(curtains, 0.05)
    for height, swing, cells, tint, foot in (
        (0.80, 0.085, 2.4, "#17384a", "#2c6a6c"),
        (0.86, 0.060, 2.8, "#0c2431", "#174650"),
        (0.905, 0.022, 4.0, "#04111a", "#061820"),
    ):
        outline = height + swing * line(rng, cells, 7, 0.5)
        depth = Y - outline[None, :]
        flanks = 0.5 + 0.5 * clouds(rng, 14, 20, 4, 0.6)
        body = gradient(depth + 0.03 * flanks, (0.0, tint), (0.12, foot)) * (0.75 + 0.5 * flanks)[..., None]
        body = light(body, colour("#4fd6a4"), smooth(0.016, 0.0, depth) * swing * 1.1)
        picture = lay(picture, body, smooth(-0.0008, 0.0008, depth))
    picture = lake(rng, picture)
    return finish(picture, rng, exposure=1.25, grain=0.004, vignette=0.35)


def lake(rng, picture):
    """The sky upside down, drawn out by ripples that grow towards the eye."""
    near = np.clip((Y - SHORE) / (1.5 - SHORE), 0, 1)
    ripple = clouds(rng, 10, 160, 3, 0.6) * near + 0.6 * clouds(rng, 4, 46, 2) * near**1.5
    mirrored = sample(picture, X + 0.012 * ripple, np.clip(2 * SHORE - Y - 0.03 * ripple, 0, SHORE - 0.002))
    mirrored = blur(mirrored, 0.001, 0.008)
    water = mirrored * (0.72 - 0.42 * near)[..., None] + colour("#04121c") * 0.35
    water = light(water, colour("#7fe8c0"), smooth(0.012, 0.0, Y - SHORE) * 0.10)
    water = light(water, colour("#58ffc0"), glow(0.45, SHORE + 0.10, 0.28, 2) * np.clip(ripple, 0, 1) * 0.16)
    return lay(picture, water, smooth(SHORE - 0.001, SHORE + 0.001, Y))
