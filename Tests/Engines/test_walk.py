"""A link's whole life: made, read on a phone, commented, approved, changed, compared and ended, in every engine."""

import json

import pytest
from walk import Walk

PAGE = {"image": "https://example.com/1.jpg", "duration": 60}
FIRST = {"pages": [PAGE | {"title": "One"}, PAGE | {"title": "Two"}]}
SECOND = {"pages": [PAGE | {"title": "One"}, PAGE | {"title": "Better"}]}


@pytest.fixture
def owner(engine, share_server):
    """Who makes the link."""
    owner = Walk(engine, 1440, 900)
    owner.open(share_server)
    yield owner
    engine.run("() => { localStorage.clear(); sessionStorage.clear() }")


@pytest.fixture
def stakeholder(engine):
    """Who gets it: in another browser, as large as a phone."""
    other = engine.another()
    yield Walk(other, 390, 844, "touch")
    other.quit()


def show(owner, payload):
    """Pastes a payload, and waits until its preview plays."""
    owner.press("Payload")
    owner.engine.run(
        """text => {
          const payload = document.activeElement
          payload.value = text
          payload.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }""",
        json.dumps(payload),
    )
    titles = [page["title"] for page in payload["pages"]]
    owner.wait(
        """titles => JSON.stringify(document.querySelector('push-stories').timeline?.pages.map(page => page.title))
          === JSON.stringify(titles)""",
        titles,
    )


def on_page(number):
    return f"() => document.querySelector('push-stories').getAttribute('page') === '{number - 1}'"


def test_a_link_is_made_commented_approved_changed_compared_and_revoked(owner, stakeholder):
    show(owner, FIRST)
    owner.press("Share")
    owner.write("Name of the campaign", "Summer")
    owner.press("Make the link")
    link, owner_link = owner.find("Link")["text"], owner.find("Owner’s link")["text"]

    stakeholder.open(link)
    assert stakeholder.engine.run("() => document.cookie") == ""
    stakeholder.sees("Summer")
    stakeholder.wait("() => document.querySelector('push-stories').getAttribute('state') === 'playing'")
    stakeholder.tap(340, 300)
    stakeholder.wait(on_page(2))
    stakeholder.press("Comment")
    stakeholder.write("Your comment", "Too dark")
    stakeholder.write("Your name", "Ana")
    stakeholder.press("Send")
    stakeholder.sees("Your comment is sent.")
    stakeholder.press("Approve")
    stakeholder.press("Send")
    stakeholder.sees("Approved by Ana")
    stakeholder.sees("Page 2")

    owner.press("Close")
    show(owner, SECOND)
    owner.press("Share")
    owner.press("Update the shared version")
    owner.sees("The link shows what the preview shows.")

    stakeholder.open(link)
    stakeholder.sees("Ana approved version 1; this is version 2.")
    stakeholder.press("See what changed")
    stakeholder.sees("Approved by Ana")
    stakeholder.sees("Two")
    stakeholder.sees("Better")

    owner.open(owner_link)
    owner.sees("Too dark")
    # The numbers come last, and move what stands below them.
    owner.sees("Seen to the end")
    owner.press("Revoke")
    owner.press("Revoke it for good")
    owner.sees("Revoked")
    stakeholder.open(link)
    stakeholder.sees("Its owner has taken this preview back.")
    assert stakeholder.engine.run("() => document.querySelector('push-stories')") is None
