"""The picture that chats show of a link, made where the link is made."""

import json
import urllib.error
import urllib.request

from media_page import DARK, LIGHT, editor, held_back, media_server, story, write  # noqa: F401
from playwright.sync_api import expect
from sharing_page import Dialog

#: In the page: the size of a JPEG, and the colour of a pixel in the middle of the story that it shows.
LOOK = """async url => {
  const response = await fetch(url)
  const bytes = await response.blob()
  const picture = await createImageBitmap(bytes)
  const canvas = new OffscreenCanvas(1200, 630).getContext('2d')
  canvas.drawImage(picture, 0, 0)
  const [red, green, blue] = canvas.getImageData(960, 250, 1, 1).data
  return [bytes.type, bytes.size, picture.width, picture.height, [red, green, blue]]
}"""


def sharing(editor, act, seconds=20):
    """Waits until a card was handed in for what an act shares."""
    is_card = lambda response: "/card?" in response.url  # noqa: E731
    with editor.page.expect_response(is_card, timeout=seconds * 1000) as answer:
        act()
    assert answer.value.status == 204


def card(editor, link, version=1):
    kind, size, width, height, colour = editor.page.evaluate(LOOK, f"{link}/card.jpg?version={version}")
    assert (kind, width, height) == ("image/jpeg", 1200, 630)
    assert size < 300_000
    return colour


def is_near(colour, other):
    return all(abs(one - two) < 12 for one, two in zip(colour, bytes.fromhex(other)))


def shown(editor, count):
    expect(editor.outcome).to_contain_text(f"{count} page")


def test_a_link_and_each_of_its_versions_have_a_card_with_the_first_picture(editor, pictures):
    write(editor, story(pictures.put("/dark.png", DARK)))
    shown(editor, 1)
    dialog = Dialog(editor).open()
    sharing(editor, lambda: dialog.make("Summer"))
    link = dialog.link
    assert is_near(card(editor, link), "102038")
    dialog.button("Close").click()
    write(editor, story(pictures.put("/light.png", LIGHT), "https://example.com/2.jpg"))
    shown(editor, 2)
    dialog.open()
    sharing(editor, lambda: dialog.button("Update the shared version").click())
    assert is_near(card(editor, link, 2), "f0f0e8")
    assert is_near(card(editor, link, 1), "102038")


def test_a_card_waits_for_a_picture_that_is_on_its_way(editor, pictures):
    answer, is_free = held_back(DARK)
    write(editor, story(pictures.put("/slow.png", answer)))
    shown(editor, 1)
    dialog = Dialog(editor).open()

    def share():
        dialog.make()
        is_free.set()

    sharing(editor, share)
    assert is_near(card(editor, dialog.link), "102038")


def test_a_story_without_a_picture_that_comes_has_a_card_too(editor, pictures):
    write(editor, story(pictures.put("/none.png", None)))
    shown(editor, 1)
    dialog = Dialog(editor).open()
    sharing(editor, dialog.make)
    assert is_near(card(editor, dialog.link), "000000")


def test_a_fallback_has_a_card(editor):
    write(editor, json.dumps({"aps": {"alert": {"title": "News", "body": "Tap to see"}}}))
    expect(editor.outcome).to_contain_text("No story")
    dialog = Dialog(editor).open()
    sharing(editor, dialog.make)
    assert is_near(card(editor, dialog.link), "000000")


def test_a_noisy_picture_fits_all_the_same(editor, pictures):
    # Nothing is harder on a JPEG than noise.
    noise = editor.page.evaluate(
        """async () => {
          const canvas = new OffscreenCanvas(800, 1200).getContext('2d')
          const image = canvas.createImageData(800, 1200)
          for (let at = 0; at < image.data.length; at += 65536)
            crypto.getRandomValues(new Uint8Array(image.data.buffer, at, Math.min(65536, image.data.length - at)))
          for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
          canvas.putImageData(image, 0, 0)
          const blob = await canvas.canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
          return [...new Uint8Array(await blob.arrayBuffer())]
        }"""
    )
    write(editor, story(pictures.put("/noise.jpg", bytes(noise))))
    shown(editor, 1)
    dialog = Dialog(editor).open()
    sharing(editor, dialog.make)
    card(editor, dialog.link)


def test_a_card_that_is_not_taken_disturbs_nobody(editor, pictures):
    write(editor, story(pictures.put("/dark.png", DARK)))
    shown(editor, 1)
    editor.page.route("**/card?*", lambda route: route.fulfill(status=500))
    dialog = Dialog(editor).open()
    with editor.page.expect_response("**/card?*"):
        link = dialog.make("Summer")
    expect(dialog.root.get_by_role("alert").filter(has_text="server")).to_have_count(0)
    assert urllib.request.urlopen(link).status == 200
