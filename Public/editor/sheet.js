// @ts-check

/** What fits both A4 and US Letter, landscape, within margins of 10 and under a heading: in millimetres. */
const SHEET = { width: 257, height: 166 };
const GAP = 5;
/** Page number, time and two lines of a link. */
const CAPTION = 15;
/** Smaller, nothing can be read. */
const NARROWEST = 24;
const WIDEST = 75;

/**
 * How to lay pages out, so that all stand on one sheet, as large as can be; many flow on to more sheets.
 * @param {number} count @param {number} ratio height by width of a page
 * @returns {{columns: number, width: number}} width of a page in millimetres
 */
export function sheetOf(count, ratio) {
  /** @param {number} columns */
  const widthIn = (columns) => {
    const rows = Math.ceil(count / columns);
    const byWidth = (SHEET.width - GAP * (columns - 1)) / columns;
    const byHeight = ((SHEET.height - GAP * (rows - 1)) / rows - CAPTION) / ratio;
    return Math.min(byWidth, byHeight, WIDEST);
  };
  let columns = 1;
  for (let more = 2; more <= count; more += 1) if (widthIn(more) > widthIn(columns)) columns = more;
  if (widthIn(columns) >= NARROWEST) return { columns, width: Math.floor(widthIn(columns) * 10) / 10 };
  return { columns: Math.floor((SHEET.width + GAP) / (NARROWEST + GAP)), width: NARROWEST };
}
