"""A share that was opened once plays when its server is gone."""

from desk import Desk
from serving import serving
from shared_links import make

IS_KEPT = "async () => !!await caches.match(location.href, { ignoreVary: true })"


def test_a_share_plays_when_its_server_is_gone(engine, tmp_path):
    with serving(tmp_path) as address:
        desk = Desk(engine, address)
        path = f"/p/{make(address, {})['id']}"
        engine.open(address + path)
        desk.wait(IS_KEPT)
    engine.open(address + path)
    desk.wait("() => document.querySelector('push-stories').getAttribute('state') === 'playing'")
    desk.wait("() => !!document.querySelector('push-stories').shadowRoot.querySelector('.pictures canvas')")
