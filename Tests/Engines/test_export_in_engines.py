"""The dialog for exports, and the video, in three engines: WebKitGTK records none."""

import pytest
from desk import Desk
from images import BLUE, RED, png
from stage import timeline

#: Records a story, and gives it as base64 with its type; null where this engine records none.
RECORD = """async document => {
  const { record, videoType } = await import('/editor/recording.js')
  const { VideoFrames } = await import('/editor/video-frames.js')
  if (!videoType()) return null
  const pictures = await Promise.all(document.pages.map(async ({ imageURL }) => (await fetch(imageURL)).blob()))
  const frames = new VideoFrames(document, { points: 374, isMirrored: false, count: pictures.length }, pictures)
  await frames.prepare(0)
  const video = await record(document, frames.canvas, (state, now) => frames.paint(state, now), new AbortController())
  const url = await new Promise(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsDataURL(video)
  })
  return [url.split(',')[1], video.type]
}"""
#: Plays it where no policy forbids that: its measures, its seconds, and each colour that is seen with when it comes.
WATCH = """async (data, type) => {
  const shown = document.createElement('video')
  document.body.append(shown)
  const bytes = Uint8Array.from(atob(data), character => character.charCodeAt())
  Object.assign(shown, { muted: true, src: URL.createObjectURL(new Blob([bytes], { type })) })
  await shown.play()
  const { videoWidth: width, videoHeight: height } = shown
  const canvas = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  const seen = []
  while (!shown.ended) {
    canvas.drawImage(shown, 0, 0)
    const [red, , blue] = canvas.getImageData(width / 2, height / 4, 1, 1).data
    const colour = red > blue ? 'red' : 'blue'
    if (seen.at(-1)?.colour !== colour) seen.push({ colour, at: shown.currentTime })
    await new Promise(requestAnimationFrame)
  }
  return [width, height, shown.currentTime, seen.map(({ colour }) => colour), seen.at(-1).at]
}"""


def test_a_video_has_the_pages_and_their_time(stage, site):
    stage.open(has_clock=False)
    payload = [page | {"image": site.picture(f"video-{number}.png", png(colour))}
               for number, (page, colour) in enumerate(zip(stage.payload(1, 1), (RED, BLUE)))]  # fmt: skip
    recorded = stage.engine.run(RECORD, timeline(site.server, payload, {}))
    if recorded is None:
        pytest.skip("this engine records no video; that it says so is another test")
    stage.engine.open("about:blank")
    width, height, seconds, colours, turned = stage.engine.run(WATCH, *recorded)
    assert (width, height) == (720, 1080)
    assert seconds == pytest.approx(2, abs=0.6)
    assert colours == ["red", "blue"]
    assert turned == pytest.approx(1, abs=0.4)


@pytest.mark.parametrize("width", [390, 1440])
def test_the_dialog_offers_a_video_where_the_engine_records_one_and_axe_finds_nothing(engine, server, width):
    desk = Desk(engine, server)
    desk.open(width=width)
    desk.wait("() => document.querySelector('#outcome').textContent.includes('2 pages')")
    desk.click("#export-open")
    desk.wait_for("#export-dialog")
    assert desk.violations() == []
    offers = """async () => {
      const { videoType } = await import('/editor/recording.js')
      const row = document.querySelector('#export-video').closest('[role=group]')
      return [videoType() !== null, [...row.querySelectorAll('button')].some(button => button.checkVisibility()),
              row.textContent.includes('cannot record')]
    }"""
    can, is_offered, says_so = engine.run(offers)
    assert (is_offered, says_so) == (can, not can)
