"""A sandbar from above on a summer's day: two seas, their foam, parasols and their shadows."""

import numpy as np

from paint import X, Y, blur, clouds, colour, disc, finish, gradient, lay, light, smooth

PARASOLS = (
    (0.60, 0.565, 0.066, "#f2604c", "#fff6ea", 0.3),
    (0.745, 0.50, 0.058, "#ffb627", "#fff6ea", 0.9),
    (0.415, 0.70, 0.062, "#1f8fa8", "#fff6ea", 0.1),
    (0.245, 0.775, 0.054, "#f2604c", "#ffd9c9", 0.6),
)
TOWELS = ((0.665, 0.64, 0.9, "#2f7fd0"), (0.50, 0.775, 1.1, "#f6a5a0"), (0.83, 0.565, 0.8, "#f4f0e6"))


def paint(rng):
    wander = 0.09 * clouds(rng, 1.4, 2, 3, 0.5)
    across = (Y - 0.68 + 0.36 * (X - 0.5)) / 1.06 + wander
    # Distance into the water, on either side of the sand.
    upper, lower = -across - 0.155, across - 0.15
    sea = np.where(upper > lower, upper, lower)
    picture = water(rng, sea)
    picture = lay(picture, sand(rng, sea), smooth(0.004, -0.012, sea))
    picture = foam(rng, picture, sea)
    for x, y, turn, tint in TOWELS:
        picture = towel(picture, x, y, turn, tint)
    for parasol in PARASOLS:
        picture = canopy(picture, *parasol)
    return finish(picture, rng, exposure=1.12, grain=0.004, vignette=0.22)


def water(rng, sea):
    depth = np.clip(sea + 0.035 * clouds(rng, 3, 4.5, 4), 0, 1)
    shallow, deep = ((0.0, "#bff0dc"), (0.05, "#62d6cf"), (0.14, "#1fb0bd")), ((0.45, "#07577e"), (0.7, "#053a5e"))
    body = gradient(depth, *shallow, (0.28, "#0b7f9c"), *deep)
    # The net of light that waves cast on the ground, fading with depth.
    warp = 0.5 * clouds(rng, 5, 7, 2)
    net = np.clip(1 - np.abs(clouds(rng, 16, 24, 2, 0.5) + 0.3 * warp) * 5, 0, 1) ** 2
    net = net + np.clip(1 - np.abs(clouds(rng, 11, 17, 2, 0.5)) * 5, 0, 1) ** 2
    body = light(body, colour("#d8fff0"), blur(net, 0.0012) * 0.16 * smooth(0.4, 0.02, depth))
    return body * (1 + 0.16 * clouds(rng, 9, 22, 3, 0.6))[..., None]


def sand(rng, sea):
    dry = smooth(-0.035, -0.075, sea + 0.012 * clouds(rng, 6, 8, 3))
    body = lay(np.broadcast_to(colour("#b98f60"), sea.shape + (3,)), colour("#f0d5a4"), dry)
    ripples = clouds(rng, 8, 60, 3, 0.6) * 0.035 + clouds(rng, 60, 90, 2) * 0.03 * dry
    return body * (1 + ripples + 0.05 * clouds(rng, 2, 3, 3))[..., None]


def foam(rng, picture, sea):
    """Lace at the water's edge: lines of the last waves, torn by noise."""
    tear = clouds(rng, 30, 45, 4, 0.6)
    waves = ((0.0, 0.010, 0.95, 0.018), (0.036, 0.008, 0.6, 0.03), (0.085, 0.006, 0.32, 0.04))
    for place, width, strength, drift in waves:
        edge = sea - place + drift * clouds(rng, 3, 4, 3) * (0.35 + place * 8)
        crest = np.exp(-((edge / width) ** 2))
        trail = smooth(-0.002, 0.006, edge) * smooth(0.05, 0.0, edge) * smooth(0.05, 0.5, tear + 0.25)
        amount = np.clip(crest * (0.75 + 0.5 * tear) + 0.55 * trail, 0, 1)
        picture = lay(picture, colour("#fbfffb"), amount * strength)
    return picture


def towel(picture, x, y, turn, tint):
    along = (X - x) * np.cos(turn) + (Y - y) * np.sin(turn)
    over = -(X - x) * np.sin(turn) + (Y - y) * np.cos(turn)
    shape = smooth(0.046, 0.0445, np.abs(along)) * smooth(0.021, 0.0195, np.abs(over))
    shadow = blur(np.roll(shape, (5, 4), (0, 1)), 0.003)
    stripes = smooth(0.1, 0.3, np.sin(along * 420)) * smooth(0.025, 0.03, np.abs(along))
    picture = lay(picture, picture * 0.45, shadow * 0.8)
    return lay(picture, lay(np.broadcast_to(colour(tint), picture.shape), colour("#fff8ee"), stripes * 0.85), shape)


def canopy(picture, x, y, radius, tint, other, turn):
    """A parasol of twelve panels, lit from the upper left, its shadow falling to the lower right."""
    shade = blur(disc(x + 0.048, y + 0.055, radius * 1.02, 0.003), 0.004)
    picture = lay(picture, picture * colour("#8a7fa0")[None, None], shade * 0.85)
    angle, distance = np.arctan2(Y - y, X - x) + turn, np.hypot(X - x, Y - y) / radius
    # The hem hangs in twelve shallow bows.
    hem = 1 - 0.035 * np.abs(np.sin(angle * 6)) ** 0.7
    shape = smooth(hem + 0.012, hem - 0.012, distance)
    panel = smooth(-0.12, 0.12, np.sin(angle * 6))
    cloth = lay(np.broadcast_to(colour(tint), picture.shape), colour(other), panel)
    lit = 1.0 - 0.30 * ((X - x) * 0.6 + (Y - y) * 0.8) / radius
    fold = 1 - 0.13 * np.exp(-((np.sin(angle * 6) / 0.16) ** 2)) * distance
    picture = lay(picture, cloth * (lit * fold * (1.04 - 0.14 * distance**2))[..., None], shape)
    return lay(picture, colour("#fffdf8"), disc(x, y, radius * 0.06))
