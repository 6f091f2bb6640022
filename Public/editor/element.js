// @ts-check

/**
 * An element with a class and what it holds; texts stay texts.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {string} className @param {(string | Node)[]} content
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, className, ...content) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/** A button that does something. @param {string} className @param {string} label @param {() => void} act */
export function button(className, label, act) {
  const made = element('button', className, label);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}
