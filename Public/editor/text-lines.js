// @ts-check

/** More of a text never fits a few lines. */
const MOST_CHARACTERS = 400;
/** Hebrew, Arabic and their kin, before any other letter. */
const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** @typedef {{text: string, isRightToLeft: boolean}} Line its direction is that of its paragraph */

/**
 * Breaks a text as the player does, which leaves it to the browser; the last line ends in an ellipsis where more would
 * come. Sets the font.
 * @param {CanvasRenderingContext2D} context @param {string} text @param {string} font @param {number} width in pixels
 * @param {number} most lines
 * @returns {Line[]}
 */
export function brokenLines(context, text, font, width, most) {
  context.font = font;
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .split('\n')
    .flatMap((paragraph) => paragraphLines(paragraph, font, width).map((line) => lineOf(line, paragraph)));
  if (lines.length <= most) return lines;
  const last = lines[most - 1];
  return [...lines.slice(0, most - 1), { ...last, text: ended(context, last.text, width) }];
}

/**
 * A text on one line, with an ellipsis where it is too wide.
 * @param {CanvasRenderingContext2D} context @param {string} text @param {number} width
 */
export function cutLine(context, text, width) {
  return lineOf(context.measureText(text).width > width ? ended(context, text, width) : text, text);
}

/** @param {string} text @param {string} paragraph @returns {Line} */
const lineOf = (text, paragraph) => ({ text, isRightToLeft: RIGHT_TO_LEFT.test(paragraph) });

/**
 * As much of a line as fits with an ellipsis.
 * @param {CanvasRenderingContext2D} context @param {string} line @param {number} width
 */
function ended(context, line, width) {
  const characters = Array.from(segmenter.segment(line), ({ segment }) => segment);
  const shown = () => `${characters.join('').trimEnd()}…`;
  while (characters.length && context.measureText(shown()).width > width) characters.pop();
  return shown();
}

/** @param {string} paragraph @param {string} font @param {number} width */
function paragraphLines(paragraph, font, width) {
  const block = document.createElement('p');
  block.textContent = paragraph;
  Object.assign(block.style, { all: 'initial', position: 'fixed', visibility: 'hidden', display: 'block', font });
  Object.assign(block.style, { width: `${width}px`, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
  document.body.append(block);
  const lines = [...linesIn(block)];
  block.remove();
  return lines;
}

/** The lines as they are laid out, without the white space at their ends. @param {HTMLElement} block */
function* linesIn(block) {
  const node = block.firstChild;
  const range = document.createRange();
  let [line, bottom] = ['', Infinity];
  for (const { segment, index } of node ? segmenter.segment(block.textContent ?? '') : []) {
    range.setStart(/** @type {Node} */ (node), index);
    range.setEnd(/** @type {Node} */ (node), index + segment.length);
    const place = range.getBoundingClientRect();
    if (place.height && place.top > bottom - place.height / 2) {
      yield line.trimEnd();
      line = '';
    }
    if (place.height && !line) bottom = place.bottom;
    line += segment;
  }
  yield line.trimEnd();
}
