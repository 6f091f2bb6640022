// @ts-check
import { say } from './say.js';

/** Icons on a field of 24 by 24. */
const ICONS = {
  previous: 'M6 5h2.5v14H6zM19 5v14l-9.5-7z',
  pause: 'M6.5 5H10v14H6.5zM14 5h3.5v14H14z',
  play: 'M7.5 4.5v15l12-7.5z',
  next: 'M15.5 5H18v14h-2.5zM5 5l9.5 7L5 19z',
  restart: 'M12 5V1.5L7 6l5 4.5V7a5.5 5.5 0 1 1-5.5 5.5h-2A7.5 7.5 0 1 0 12 5z',
};

const CSS = `
:host{display:block;color:var(--ink,#16181d);font:14px/1.5 system-ui,sans-serif}
:host([hidden]){display:none}
div{display:flex;align-items:center;gap:8px;direction:ltr}
button{box-sizing:border-box;width:44px;height:44px;padding:10px;border:1px solid var(--line,#e2e0da);
border-radius:10px;background:var(--panel,#fff);color:inherit;cursor:pointer;touch-action:manipulation}
button:hover{border-color:currentColor}
button:focus-visible{outline:2px solid var(--accent,#2459e0);outline-offset:2px}
button:disabled{opacity:.45;cursor:default;border-color:var(--line,#e2e0da)}
svg{display:block;fill:currentColor}
p{margin:0 0 0 auto;text-align:end;line-height:1.3;font-variant-numeric:tabular-nums;white-space:nowrap}
span{display:block}
.page{color:var(--muted,#5a606c);font-size:12px}
`;

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const tenths = numbersOf(document.documentElement.lang || 'en');

/** Often enough for tenths of a second. */
const REFRESH_MILLISECONDS = 100;

/** `<stories-transport for>`: buttons, time and page of the `<push-stories>` with that id. */
class StoriesTransport extends HTMLElement {
  static observedAttributes = ['for'];

  /** @type {any} The player; null where there is none. */
  #player = null;
  #observer = new MutationObserver(() => this.#render());
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #previous = this.#button(say('Previous page'), 'previous', () => this.#player.previous());
  #toggle = this.#button(say('Play'), 'play', () => this.#player[this.#isPlaying ? 'pause' : 'play']());
  #next = this.#button(say('Next page'), 'next', () => this.#player.next());
  #restart = this.#button(say('Restart'), 'restart', () => this.#player.restart());
  #time = document.createElement('span');
  #page = document.createElement('span');

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const styles = new CSSStyleSheet();
    styles.replaceSync(CSS);
    root.adoptedStyleSheets = [styles];
    this.#page.className = 'page';
    const status = document.createElement('p');
    status.append(this.#time, this.#page);
    const row = document.createElement('div');
    row.append(this.#previous, this.#toggle, this.#next, this.#restart, status);
    root.append(row);
  }

  connectedCallback() {
    this.#attach();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#attach();
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    clearInterval(this.#timer);
  }

  get #isPlaying() {
    return this.#player?.getAttribute('state') === 'playing';
  }

  #attach() {
    this.#observer.disconnect();
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    this.#player = root.getElementById(this.getAttribute('for') ?? '');
    if (this.#player) this.#observer.observe(this.#player, { attributeFilter: ['state', 'page'] });
    this.#render();
  }

  #render() {
    clearInterval(this.#timer);
    if (this.#isPlaying) this.#timer = setInterval(() => this.#renderTime(), REFRESH_MILLISECONDS);
    const count = this.#player?.timeline?.pages.length ?? 0;
    for (const button of [this.#previous, this.#toggle, this.#next, this.#restart]) button.disabled = !count;
    describe(this.#toggle, this.#isPlaying ? say('Pause') : say('Play'), this.#isPlaying ? 'pause' : 'play');
    const n = Number(this.#player?.getAttribute('page')) + 1;
    this.#page.textContent = count ? say('{n} of {m}', { n, m: count }) : '';
    this.#renderTime();
  }

  #renderTime() {
    const total = this.#player?.timeline?.totalDuration;
    const { currentTime = 0 } = this.#player ?? {};
    const times = { time: tenths.format(currentTime), total: total && tenths.format(total) };
    this.#time.textContent = total ? say('{time} / {total} s', times) : '';
  }

  /** @param {string} name @param {keyof ICONS} icon @param {() => void} act */
  #button(name, icon, act) {
    const button = document.createElement('button');
    button.type = 'button';
    button.onclick = act;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
    button.append(svg);
    describe(button, name, icon);
    return button;
  }
}

/** Writes tenths; a page may have a language that no browser knows. @param {string} language */
function numbersOf(language) {
  try {
    return new Intl.NumberFormat(language, TENTHS);
  } catch {
    return new Intl.NumberFormat('en', TENTHS);
  }
}

/** @param {HTMLButtonElement} button @param {string} name @param {keyof ICONS} icon */
function describe(button, name, icon) {
  button.setAttribute('aria-label', name);
  button.title = name;
  button.querySelector('path')?.setAttribute('d', ICONS[icon]);
}

if (!customElements.get('stories-transport')) customElements.define('stories-transport', StoriesTransport);
