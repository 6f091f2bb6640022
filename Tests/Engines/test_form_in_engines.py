"""The form writes into the text, and the text's own history takes it back, in three engines."""

import pytest
from desk import Desk

TEXT = '[ {"image":"https://example.com/1.jpg", "title" : "One"},\n{"image":"https://example.com/2.jpg"} ]'
PRESS = """key => document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }))"""


@pytest.fixture
def desk(engine, server):
    desk = Desk(engine, server)
    desk.open()
    desk.write(TEXT, "2 pages")
    desk.click(".writing [value=form]")
    desk.wait_for("#form-0-title")
    yield desk
    engine.run("() => localStorage.clear()")


def text_is(desk, text):
    desk.wait("text => document.querySelector('#payload').value === text", text)


def test_what_is_typed_comes_into_the_text_and_goes_again(desk):
    desk.engine.run("() => document.querySelector('#form-0-title').select()")
    for key in "Uno":
        desk.engine.key(key)
    desk.engine.key("Tab")
    text_is(desk, TEXT.replace('"One"', '"Uno"'))
    desk.wait("() => document.activeElement.id === 'form-0-subtitle'")
    desk.click('[data-act="down"]')
    text_is(desk, '[ {"image":"https://example.com/2.jpg"},\n{"image":"https://example.com/1.jpg", "title" : "Uno"} ]')
    desk.engine.run(PRESS, "z")
    text_is(desk, TEXT.replace('"One"', '"Uno"'))
    desk.engine.run(PRESS, "z")
    text_is(desk, TEXT)
    desk.wait("() => document.querySelector('#form-0-title').value === 'One'")
    desk.engine.run(PRESS, "y")
    text_is(desk, TEXT.replace('"One"', '"Uno"'))


def test_lines_are_counted_as_the_phone_lays_them_out(desk):
    counted = "text => document.querySelector('[data-field=title] .form-counter').textContent === text"
    desk.wait(counted, "3 characters, 1 of 2 lines")
    desk.write(TEXT.replace("One", "a title " * 6), "2 pages")
    desk.wait(counted, "48 characters, 2 of 2 lines")
    desk.write(TEXT.replace("One", "a title " * 20), "2 pages")
    desk.wait(counted, "160 characters, cut after 2 lines")
