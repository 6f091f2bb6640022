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
 * The names and values that the form holds, without its text, which may be long.
 * @param {HTMLElement} fieldset @returns {[string, string][]}
 */
export function entriesOf(fieldset) {
  return [...fieldset.querySelectorAll('input')]
    .filter(({ type, checked }) => type !== 'checkbox' || checked)
    .map(({ name, value }) => [name, value]);
}

/**
 * Sets the form to options; one that is not named goes back to what the page came with.
 * @param {HTMLElement} fieldset @param {Record<string, string>} options
 */
export function fillOptions(fieldset, options) {
  for (const control of fieldset.querySelectorAll('input')) {
    if (control.type === 'checkbox') control.checked = options[control.name] === 'true';
    else control.value = options[control.name] ?? control.defaultValue;
  }
}

/**
 * The query of a timeline request: the options that the form holds, in a fixed order; what is blank is left to the
 * SDK's default.
 * @param {Iterable<[string, string]>} entries the form's names and values
 */
export function optionsQuery(entries) {
  const given = new Map(entries);
  const set = OPTIONS.filter((name) => given.get(name)?.trim());
  return new URLSearchParams(set.map((name) => [name, given.get(name)?.trim() ?? ''])).toString();
}
