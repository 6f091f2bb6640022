// @ts-check

/** The options of the SDK that the form sets, by their SDK names. */
export const OPTIONS = [
  'storyAspectRatio',
  'hapticsEnabled',
  'longPressToPauseEnabled',
  'crossfadesBetweenPages',
  'loopsAfterLastPage',
];

/**
 * The query of a timeline request: the options that the form holds, in a fixed order; what is blank is left to the
 * SDK's default.
 * @param {Iterable<[string, FormDataEntryValue]>} entries the form's names and values
 */
export function optionsQuery(entries) {
  const given = new Map(entries);
  const set = OPTIONS.filter((name) => String(given.get(name) ?? '').trim() !== '');
  return new URLSearchParams(set.map((name) => [name, String(given.get(name)).trim()])).toString();
}
