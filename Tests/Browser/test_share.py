"""The share page: it plays at once, and takes verdicts that are bound to exactly what was seen."""

import re
import urllib.error

import pytest
from playwright.sync_api import expect
from share_page import PHONE, Owner, open_share, owner, sample  # noqa: F401

#: The guide's story with another title on its second page.
SECOND = sample("two-pages").replace("Or a weekend in town", "Or two nights in town")


def test_a_stakeholder_comments_approves_and_learns_what_the_approval_was_for(open_share, owner):
    share = open_share(owner.path, width=390, height=844, **PHONE)
    expect(share.story).to_have_attribute("state", "playing")
    share.page.get_by_role("button", name="Next page").click()
    share.button("Comment").click()
    share.expect_page(2)
    expect(share.pin).to_be_checked()
    share.fill("The river could be brighter.", name="Ana")
    share.button("Send").click()
    expect(share.group("Page 2")).to_contain_text("The river could be brighter.")
    share.say("Approve")
    expect(share.verdicts).to_have_text("Approved by Ana")

    owner.add_version(SECOND)
    share.page.reload()
    expect(share.page.locator(".facts")).to_contain_text("Version 2")
    expect(share.verdicts).to_contain_text("Ana approved version 1; this is version 2.")
    expect(share.link("See what changed")).to_have_attribute("href", f"{owner.path}/compare?from=1&to=2")

    owner.revoke()
    share.page.reload()
    expect(share.page.get_by_role("heading", level=1)).to_have_text("Taken back")


def test_the_page_says_which_version_it_is_and_until_when(open_share, owner):
    share = open_share(owner.path)
    expect(share.page.get_by_role("heading", level=1)).to_have_text("Summer sale")
    expect(share.page.locator(".facts")).to_contain_text(re.compile(r"Version 1\s+expires in 30 days"))


def test_an_older_version_says_that_a_newer_one_exists(open_share, owner):
    owner.add_version(SECOND)
    share = open_share(f"{owner.path}?version=1")
    expect(share.page.get_by_text("This is version 1. Version 2 is newer.")).to_be_visible()
    expect(share.link("See what changed")).to_have_attribute("href", f"{owner.path}/compare?from=1&to=2")
    share.link("Open version 2").click()
    expect(share.page.locator(".facts")).to_contain_text("Version 2")
    expect(share.page.locator("#newer")).to_be_hidden()


def test_an_approval_of_the_very_same_content_counts_under_any_number(open_share, owner):
    owner.review("approved", "Ana")
    owner.add_version(SECOND)
    owner.add_version(sample("two-pages"))
    expect(open_share(owner.path).verdicts).to_have_text("Approved by Ana")


def test_a_name_is_asked_for_only_on_acting_and_kept_in_the_tab_alone(open_share, owner):
    share = open_share(owner.path)
    expect(share.field("Your name")).to_be_hidden()
    share.say("Approve", name="Ana")
    share.page.reload()
    share.button("Comment").click()
    expect(share.field("Your name")).to_have_value("Ana")
    assert share.page.context.cookies() == []
    assert share.page.evaluate("localStorage.length") == 0
    other = share.page.context.new_page()
    other.goto(share.page.url)
    other.get_by_role("button", name="Comment", exact=True).click()
    expect(other.get_by_role("textbox", name="Your name")).to_have_value("")


def test_an_own_verdict_can_be_taken_back_and_stays_in_the_history(open_share, owner):
    share = open_share(owner.path)
    share.say("Approve", name="Ana")
    expect(share.said).to_have_text("Version 1 is approved. You can take that back while this page is open.")
    share.button("Take back").click()
    expect(share.said).to_have_text("Taken back. It stays in the history.")
    expect(share.said).to_be_focused()
    expect(share.verdicts).to_be_empty()
    share.comments.get_by_text("1 earlier").click()
    expect(share.comments.locator(".fate")).to_have_text("Version 1 · taken back")
    share.page.reload()
    expect(share.comments.locator(".fate")).to_have_text("Version 1 · taken back")
    assert [review["verdict"] for review in owner.reviews] == ["approved", "withdrawal"]


def test_what_could_not_be_taken_back_stands_until_it_is(open_share, owner):
    share = open_share(owner.path)
    share.say("Approve", name="Ana")
    share.page.context.set_offline(True)
    share.button("Take back").click()
    expect(share.said).to_have_text("Not taken back. The server does not answer.")
    expect(share.verdicts).to_have_text("Approved by Ana")
    share.page.context.set_offline(False)
    share.button("Take back").click()
    expect(share.verdicts).to_be_empty()


def test_a_later_verdict_replaces_the_own_one(open_share, owner):
    share = open_share(owner.path)
    share.say("Approve", name="Ana")
    share.say("Request changes", "On second thought: larger.")
    expect(share.verdicts).to_have_text("Changes requested by Ana")
    shown = share.comments.inner_text()
    share.page.reload()
    expect(share.verdicts).to_have_text("Changes requested by Ana")
    assert share.comments.inner_text() == shown.replace("\nTake back", "")


def test_after_the_page_was_closed_a_verdict_is_no_longer_the_own_one(open_share, owner):
    share = open_share(owner.path)
    share.say("Approve", name="Ana")
    share.page.reload()
    expect(share.verdicts).to_have_text("Approved by Ana")
    expect(share.button("Take back")).to_have_count(0)
    share.say("Request changes", "Larger")
    expect(share.verdicts.locator("li")).to_have_text(["Approved by Ana", "Changes requested by Ana"])


def test_a_failed_sending_loses_nothing_that_was_typed(open_share, owner):
    share = open_share(owner.path)
    share.button("Request changes").click()
    share.fill("Larger,\nplease", name="Ana")
    share.page.context.set_offline(True)
    share.button("Send").click()
    expect(share.trouble).to_have_text("Not sent, and what you wrote is still here. The server does not answer.")
    share.button("Cancel").click()
    share.button("Request changes").click()
    expect(share.form.locator("textarea")).to_have_value("Larger,\nplease")
    share.button("Send").click()
    expect(share.button("Try again")).to_be_visible()
    share.page.context.set_offline(False)
    share.button("Try again").click()
    expect(share.form).to_be_hidden()
    assert [review["text"] for review in owner.reviews] == ["Larger,\nplease"]


def test_a_review_of_a_link_that_was_taken_back_says_so(open_share, owner):
    share = open_share(owner.path)
    owner.revoke()
    share.button("Approve").click()
    share.fill("Fine", name="Ana")
    share.button("Send").click()
    expect(share.trouble).to_contain_text("The link has expired, or its owner has taken it back.")


def test_sending_twice_sends_once(open_share, owner):
    share = open_share(owner.path)
    share.button("Comment").click()
    share.fill("Once", name="Ana")
    # Twice in one turn, before any answer can have come.
    share.form.evaluate("form => { form.requestSubmit(); form.requestSubmit() }")
    expect(share.form).to_be_hidden()
    share.say("Comment", "Twice")
    assert [review["text"] for review in owner.reviews] == ["Once", "Twice"]


@pytest.mark.parametrize(
    ("verdict", "text", "sentence"),
    [("Comment", "", "Write what you mean."), ("Request changes", " ", "Write what you mean."),
     ("Approve", "", "Say who you are, so that it counts."), ("Comment", "x", "Say who you are, so that it counts.")],
)
def test_what_is_missing_is_said_beside_its_field(open_share, owner, verdict, text, sentence):
    share = open_share(owner.path)
    share.button(verdict).click()
    share.fill(text, name="")
    share.button("Send").click()
    expect(share.trouble).to_have_text(sentence)
    focused = share.field("Your name") if "who" in sentence else share.form.locator("textarea")
    expect(focused).to_be_focused()
    assert owner.reviews == []


def test_a_verdict_speaks_of_the_whole_and_a_comment_of_the_page_in_view(open_share, owner):
    share = open_share(owner.path)
    share.button("Approve").click()
    expect(share.pin).not_to_be_checked()
    share.button("Comment").click()
    expect(share.pin).to_be_checked()
    expect(share.form).to_contain_text("On page 1")
    share.page.get_by_role("button", name="Next page").click()
    expect(share.form).to_contain_text("On page 2")
    share.pin.uncheck()
    share.fill("All of it", name="Ana")
    share.button("Send").click()
    expect(share.group("The whole story")).to_contain_text("All of it")
    assert [review["page"] for review in owner.reviews] == [None]


def test_choosing_a_comment_shows_its_page_and_stays_there(open_share, owner):
    owner.review("comment", "Bo", "This one", page=1)
    share = open_share(owner.path)
    share.comments.get_by_text("This one").click()
    share.expect_page(2)
    share.page.get_by_role("button", name="Previous page").click()
    share.button("Show page 2").press("Enter")
    share.expect_page(2)


def test_the_comments_on_the_page_in_view_are_marked(open_share, owner):
    owner.review("comment", "Bo", "First", page=0)
    owner.review("comment", "Bo", "Second", page=1)
    share = open_share(owner.path)
    expect(share.group("Page 1")).to_have_class("group shown")
    share.page.get_by_role("button", name="Next page").click()
    expect(share.group("Page 1")).to_have_class("group")
    expect(share.group("Page 2")).to_have_class("group shown")


def test_a_fallback_is_reviewed_as_a_whole(open_share, share_server):
    owner = Owner(share_server, payload=sample("fallback"))
    share = open_share(owner.path)
    expect(share.story).to_have_attribute("state", "fallback")
    share.button("Comment").click()
    expect(share.pin).to_be_hidden()
    share.fill("There is no story", name="Ana")
    share.button("Send").click()
    expect(share.group("The whole story")).to_contain_text("There is no story")


def test_a_comment_of_another_version_leads_to_its_page_there(open_share, owner):
    owner.review("comment", "Bo", "Old", page=1)
    owner.add_version(SECOND)
    share = open_share(owner.path)
    share.comments.get_by_text("1 earlier").click()
    share.comments.get_by_role("link", name="Version 1").click()
    share.expect_page(2)
    expect(share.group("Page 2")).to_contain_text("Old")


def test_texts_of_reviewers_stay_texts(open_share, share_server):
    hostile = "</script><img src=x onerror=alert(1)>{{id}} [[Send]] \u202e"
    owner = Owner(share_server, name=hostile)
    owner.review("approved", hostile, hostile)
    share = open_share(owner.path)
    expect(share.page.get_by_role("heading", level=1)).to_have_text(hostile)
    expect(share.comments.locator("b")).to_have_text(hostile)
    expect(share.comments.locator(".text")).to_have_text(hostile)
    assert share.page.locator("img[src=x]").count() == 0


def test_a_passphrase_opens_the_page_and_its_reviews(open_share, share_server):
    owner = Owner(share_server, passphrase="open sesame")
    share = open_share(owner.path)
    expect(share.page.get_by_role("heading", level=1)).to_have_text("This story is protected")
    expect(share.page.get_by_label("Passphrase")).to_be_focused()
    share.page.keyboard.type("Open Sesame")
    share.button("Open the story").click()
    expect(share.page.get_by_text("That is not the passphrase. Capital letters and spaces count.")).to_be_visible()
    share.page.get_by_label("Passphrase").fill("open sesame")
    share.button("Open the story").click()
    expect(share.story).to_have_attribute("state", "playing")
    share.say("Approve", name="Ana")
    expect(share.verdicts).to_have_text("Approved by Ana")
    assert share.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])").count("sesame") == 0


def test_too_many_tries_say_how_long_to_wait(open_share, share_server):
    owner = Owner(share_server, passphrase="open sesame")
    share = open_share(owner.path)
    for _ in range(11):
        share.page.get_by_label("Passphrase").fill("x")
        share.button("Open the story").click()
    refusal = share.page.get_by_text(re.compile(r"That was tried too often from here\. Try again in \d+ min\."))
    expect(refusal).to_be_visible()


def test_reviews_beyond_the_limit_say_how_long_to_wait(open_share, share_server):
    owner = Owner(share_server)
    share = open_share(owner.path)
    with pytest.raises(urllib.error.HTTPError, match="429"):
        for _ in range(200):
            owner.review("comment", "Bo", "More")
    share.button("Approve").click()
    share.fill("", name="Ana")
    share.button("Send").click()
    expect(share.trouble).to_contain_text(re.compile(r"Too many reviews came from here\. Try again in \d+ minutes?\."))
