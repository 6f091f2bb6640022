// @ts-check

const SECONDS_OF_A_YEAR = 31_536_000;

/** The page's language: the server reads it from a cookie. @param {HTMLSelectElement} select */
export function setUpLanguage(select) {
  select.value = document.documentElement.lang;
  select.addEventListener('change', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
    document.cookie = `lang=${select.value}; Path=/; SameSite=Lax; Max-Age=${SECONDS_OF_A_YEAR}`;
    location.reload();
  });
}
