"""A mountain trail: ridges in morning haze, a low sun, spruces, a path."""

import numpy as np

from paint import HEIGHT, WIDTH, X, Y, clouds, colour, finish, glow, gradient, lay, light, line, smooth

SUN = (0.66, 0.50)


def spruces(rng, ground, size, density):
    """A mask of trees standing on the outline `ground` (y by column)."""
    mask = np.zeros((HEIGHT, WIDTH))
    for _ in range(density):
        x = rng.uniform(-0.02, 1.02)
        column = int(np.clip(x * WIDTH, 0, WIDTH - 1))
        tall = size * rng.uniform(0.45, 1.15)
        foot = ground[column] + 0.15 * size
        left, right = (int(np.clip((x + side * tall * 0.3) * WIDTH, 0, WIDTH)) for side in (-1, 1))
        top, bottom = (int(np.clip(y * WIDTH, 0, HEIGHT)) for y in (foot - tall, foot))
        if right <= left or bottom <= top:
            continue
        part = np.s_[top:bottom, left:right]
        down = (Y[part] - (foot - tall)) / tall
        # Boughs: the width grows downwards in steps, each row of boughs jutting out.
        steps = 7 + 5 * tall
        reach = tall * 0.21 * down * (0.62 + 0.38 * (down * steps % 1))
        mask[part] = np.maximum(mask[part], smooth(reach + 0.0012, reach - 0.0004, np.abs(X[part] - x)))
    return mask


def paint(rng):
    picture = gradient(
        Y,
        (0.0, "#27477a"),
        (0.22, "#5d83b3"),
        (0.40, "#d9b7a4"),
        (0.52, "#ffd9a0"),
        (0.75, "#ffd0a0"),
    )
    wisps = smooth(0.1, 0.9, clouds(rng, 2, 9, 6, 0.55)) * smooth(0.5, 0.2, Y)
    picture = lay(picture, colour("#ffe3cf"), wisps * 0.55)
    picture = light(picture, colour("#ffca7a"), glow(*SUN, 0.16, 1.4) * 0.9)
    picture = light(picture, colour("#fff2d8"), glow(*SUN, 0.035, 2.2) * 2.2)
    ridges = [
        (0.50, 0.085, 2.2, "#b9a8b4", "#f2c9a6"),
        (0.58, 0.075, 2.6, "#8d8fa8", "#e9b992"),
        (0.67, 0.070, 2.0, "#56698c", "#e0a987"),
        (0.77, 0.060, 2.4, "#335072", "#bf967e"),
        (0.90, 0.060, 2.0, "#1b3b52", "#7f7f74"),
        (1.06, 0.050, 1.6, "#0e2a33", "#6a7468"),
    ]
    for number, (height, swing, cells, near, hazy) in enumerate(ridges):
        outline = height + swing * line(rng, cells, 7, 0.5) - 0.05 * np.cos((np.arange(WIDTH) / WIDTH - 0.35) * 5)
        depth = Y - outline[None, :]
        mask = smooth(-0.0008, 0.0008, depth)
        if number >= 3:
            mask = np.maximum(mask, spruces(rng, outline, 0.03 + 0.045 * (number - 2), 140 - 18 * number))
        # Haze gathers at the foot of each ridge, and is warm below the sun.
        haze = smooth(0.0, 0.17, depth) * (0.85 - 0.13 * number)
        warm = np.exp(-(((X - SUN[0]) / 0.38) ** 2))
        body = lay(np.broadcast_to(colour(near), picture.shape), colour(hazy), haze * (0.45 + 0.55 * warm))
        picture = lay(picture, body, mask)
    picture = meadow(rng, picture)
    picture = light(picture, colour("#ff9f4d"), glow(*SUN, 0.42, 1.5) * 0.16)
    return finish(picture, rng, exposure=1.0, grain=0.004)


def meadow(rng, picture):
    """The slope in front, and the path that leads up to the trees."""
    outline = 1.15 + 0.03 * line(rng, 1.5, 6, 0.45) + 0.05 * (np.arange(WIDTH) / WIDTH - 0.5)
    depth = Y - outline[None, :]
    grass = clouds(rng, 170, 34, 3, 0.6)
    swell = clouds(rng, 2, 9, 3)
    body = gradient(depth + 0.03 * swell, (0.0, "#6d7a35"), (0.07, "#3f5a2c"), (0.2, "#1d3a24"), (0.4, "#0b1c17"))
    body = body * (1 + 0.35 * grass)[..., None]
    body = light(body, colour("#ffb04e"), smooth(0.10, -0.01, depth) * np.exp(-(((X - 0.64) / 0.34) ** 2)) * 0.55)
    body = flowers(rng, body, outline)
    near = np.clip(depth / 0.38, 0, 1)
    middle = 0.60 - 0.10 * np.sin(near**0.6 * 5.2) * (0.25 + near)
    half = 0.006 + 0.075 * near**1.3
    path = smooth(half * 1.2, half * 0.75, np.abs(X - middle + 0.010 * grass * near))
    ground = gradient(near, (0.0, "#ffdba0"), (0.3, "#c4986a"), (1.0, "#3a2d26"))
    body = lay(body, ground * (1 + 0.15 * grass)[..., None], path * smooth(0.0, 0.02, depth))
    return lay(picture, body, smooth(-0.001, 0.001, depth + 0.003 * grass))


def flowers(rng, body, outline):
    """Blossoms in the grass, greater towards the eye."""
    for _ in range(420):
        near = rng.uniform(0.02, 1) ** 1.6
        x, size = rng.uniform(0, 1), 0.0012 + 0.0065 * near
        y = outline[int(x * (WIDTH - 1))] + 0.36 * near
        left, right, top, bottom = (int(max(0, v * WIDTH)) for v in (x - 2 * size, x + 2 * size, y - size, y + size))
        part = np.s_[top : bottom + 2, left : right + 2]
        petal = smooth(1.1, 0.7, np.hypot((X[part] - x) / size, (Y[part] - y) / (0.7 * size)))
        tint = colour(["#ffd27a", "#f7f0e2", "#e98a9e", "#c9a2e8"][rng.integers(4)])
        body[part] += (tint * (1 - 0.6 * near) - body[part]) * (petal * rng.uniform(0.4, 0.9))[..., None]
    return body
