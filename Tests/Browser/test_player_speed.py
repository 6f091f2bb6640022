"""What a slow phone bears: no decoding on the main thread, nothing that grows, nothing asked for twice."""

import pytest
from playwright.sync_api import expect

PICTURE_COUNT = 60


def open_story(page, server, timeline):
    """Plays a timeline of the server's own samples, by the real clock."""
    page.route(
        f"{server}/blank",
        lambda route: route.fulfill(
            body='<!doctype html><html lang="en"><title>Story</title>'
            '<script type="module" src="/player/push-stories.js"></script><push-stories></push-stories>',
            content_type="text/html",
        ),
    )
    page.set_viewport_size({"width": 390, "height": 700})
    page.goto(f"{server}/blank")
    page.evaluate("() => customElements.whenDefined('push-stories')")
    page.evaluate("timeline => { document.querySelector('push-stories').timeline = timeline }", timeline)
    expect(page.locator("push-stories .pictures canvas")).to_have_count(1)


@pytest.fixture
def samples(page, server):
    """A story of the sample pictures, each page so many seconds long."""

    def make(seconds, count):
        names = ["aurora", "city", "dahlia", "dish", "shore", "trail"]
        pages = [
            {"image": f"{server}/samples/{names[n % len(names)]}.webp?{n}", "duration": seconds, "title": f"Page {n}"}
            for n in range(count)
        ]
        answer = page.request.post(f"{server}/api/timeline", params={"loopsAfterLastPage": "true"}, data={"pages": pages})
        return answer.json()

    return make


def test_own_pictures_are_decoded_beside_the_main_thread(page, server, samples):
    page.add_init_script(
        """
        window.drawn = []
        const draw = CanvasRenderingContext2D.prototype.drawImage
        CanvasRenderingContext2D.prototype.drawImage = function (source, ...more) {
          window.drawn.push(source.constructor.name)
          draw.call(this, source, ...more)
        }
        const decode = window.createImageBitmap
        window.createImageBitmap = (source, ...more) => {
          window.drawn.push(source.constructor.name)
          return decode(source, ...more)
        }
        """
    )
    open_story(page, server, samples(30, 2))
    assert page.evaluate("drawn") == ["Blob", "ImageBitmap"]


def test_a_loop_asks_for_nothing_more(page, server, samples):
    open_story(page, server, samples(0.1, 6))
    page.wait_for_load_state("networkidle")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_function("() => document.querySelector('push-stories').trace.length > 30", polling=500)
    assert asked == []


def test_sixty_pages_keep_one_picture_drawn(page, server, samples):
    open_story(page, server, samples(30, PICTURE_COUNT))
    page.wait_for_load_state("networkidle")
    for number in range(1, PICTURE_COUNT):
        page.keyboard.press("ArrowRight")
        expect(page.locator("push-stories")).to_have_attribute("page", f"{number}")
        expect(page.locator("push-stories .pictures canvas")).to_have_count(1)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390


def test_a_picture_is_drawn_of_at_most_1500_pixels_and_never_scaled_up(page, server, samples):
    timeline = samples(30, 1)
    size = "e => [e.width, e.height]"
    open_story(page, server, timeline)
    assert page.locator("push-stories canvas").evaluate(size) == [1000, 1500]
    large = page.evaluate(
        """async () => {
          const canvas = Object.assign(document.createElement('canvas'), {width: 4000, height: 1000})
          canvas.getContext('2d').fillRect(0, 0, 4000, 1000)
          return canvas.toDataURL()
        }"""
    )
    timeline["pages"][0]["media"] = large
    page.evaluate("timeline => { document.querySelector('push-stories').timeline = timeline }", timeline)
    page.wait_for_function("() => document.querySelector('push-stories').shadowRoot.querySelector('canvas')?.width === 1500")
    assert page.locator("push-stories canvas").evaluate(size) == [1500, 375]
