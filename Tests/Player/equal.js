// @ts-check

/** Fails unless both print as the same JSON. @param {unknown} actual @param {unknown} expected */
export function equal(actual, expected) {
  const [left, right] = [actual, expected].map((value) => JSON.stringify(value, null, 1));
  if (left !== right) throw new Error(`\n${left}\nis not\n${right}`);
}
