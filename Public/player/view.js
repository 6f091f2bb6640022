// @ts-check
/** @import {CreateView, Frame, Page, Picture, State, Text} from './types.d.ts' */
import { say } from './say.js';
import { currentPage, isRunning, pageLength, position } from './machine.js';

const html = `
<div class="story"><div class="pictures" aria-hidden="true"></div><div class="spinner" aria-hidden="true" hidden></div>
<div class="bars" aria-hidden="true"></div><slot class="body" name="fallback" hidden><p></p></slot>
<div class="page"><p class="body lost" hidden></p><div class="text"><p class="title"></p><p class="subtitle"></p>
<button class="action" hidden><span class="label"></span></button></div></div>
<label class="zone" aria-hidden="true"><input type="checkbox" switch hidden></label></div>
`;

/** `pt` are the phone's points, which scale with the width. */
const css = `
:host{display:block;position:relative;container-type:inline-size;touch-action:manipulation;
-webkit-tap-highlight-color:transparent}
:host(:focus-visible){outline:3px solid #2459e0;outline-offset:2px}
[hidden]{display:none!important}
.story{all:initial;visibility:inherit;pointer-events:inherit;display:block;user-select:none;-webkit-user-select:none;
-webkit-touch-callout:none;-webkit-text-size-adjust:none;forced-color-adjust:none;
--pt:calc(100cqw/var(--story-width-points,390));--font:-apple-system,system-ui,"Noto Sans CJK SC",
"Noto Sans Devanagari",sans-serif;position:relative;isolation:isolate;overflow:hidden;
aspect-ratio:1/var(--ratio,1.5);background:#000;border-radius:inherit;color:#fff;font-family:var(--font);line-height:1.2}
.pictures{position:absolute;inset:0;z-index:-3}
.pictures canvas{position:absolute;width:100%;height:100%;object-fit:cover}
.spinner{position:absolute;inset:0;z-index:-2;margin:auto;width:37pt;height:37pt;
background:conic-gradient(#fff3,#fff);animation:wait .1s,spin .8s steps(8) infinite;
mask:repeating-conic-gradient(from -9deg,#000 0 18deg,#0000 0 45deg) intersect,
radial-gradient(closest-side,#0000 46%,#000 48% 98%,#0000)}
@keyframes spin{to{rotate:1turn}}
@keyframes wait{0%,99%{opacity:0}}
.bars{position:absolute;inset:calc(23pt + var(--safe-area-top,0px)) 12pt auto;display:flex;direction:ltr;
gap:min(4pt,330pt/var(--pages))}
:host(:dir(rtl)) .bars{scale:-1 1}
.bar{flex:1;height:3pt;border-radius:1.5pt;background:#ffffff4d;overflow:hidden}
.fill{height:100%;border-radius:inherit;background:#fff;transform:translateX(-101%)}
.full .fill{transform:none}
.text{position:absolute;inset:auto 0 0;display:flex;flex-direction:column;gap:6pt;
padding:44pt 24pt calc(24pt + var(--safe-area-bottom,0px))}
.text::before{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(#0000,#000000bf)}
p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
p,.label{unicode-bidi:plaintext}
.text p{text-align:left}
:host(:dir(rtl)) .text p{text-align:right}
.title,.subtitle{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.title{font-size:21pt;font-weight:700}
.subtitle{font-size:14pt;color:#ffffffd9}
.zone{position:absolute;inset:0}
.action{position:relative;z-index:1;height:52pt;padding:0 16pt;border:0;overflow:visible;
border-radius:26pt;background:#fff;color:#0f0f0f;cursor:pointer;
font:600 17pt/1.2 ui-rounded,var(--font);
box-shadow:0 6pt 28pt #00000047;
transition:scale .3s linear(0,.34,.81,1.05,1.09,1.04,1,1),opacity .3s}
.subtitle:not([hidden])~.action{margin-top:10pt}
.action:active{scale:.95;opacity:.9;transition:.12s}
.action:focus-visible{outline:3px solid #8ab0ff;outline-offset:2px}
.label{display:block;white-space:pre;overflow:hidden;text-overflow:ellipsis}
.leaving{position:absolute;inset:0 16pt;line-height:52pt}
.body{display:block;position:absolute;inset:0 16pt;height:fit-content;margin:auto;text-align:center;
font-size:17pt}
.lost{opacity:.7}
.ring{position:absolute;width:44px;height:44px;margin:-22px;border-radius:50%;border:2px solid #fff;
box-shadow:0 0 4px #0008;pointer-events:none;box-sizing:border-box}
.pulse{background:#fff6}
`.replace(/([\d.]+)pt/g, 'calc($1*var(--pt))');

const PHONE_ONLY = /^[^?#]*\.(heic|heif|tiff?)(?:[?#]|$)/i;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @type {CreateView} */
export function createView(root, timeline, pictures, onPicture, loaded = timeline?.pages ?? []) {
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  root.adoptedStyleSheets = [style];
  root.innerHTML = html;
  /** @param {string} name @returns {any} */
  const part = (name) => root.querySelector(`.${name}`);
  const [story, layer, bars, action] = ['story', 'pictures', 'bars', 'action'].map(part);
  const crossfade = timeline?.crossfadeSeconds;
  let opening = '';
  let wanted = '';
  let decoding = '';
  // '' is black.
  let drawn = 'none';
  let progress = new Animation();

  part('text').hidden = !timeline;
  if (timeline) {
    story.style.setProperty('--ratio', timeline.presentation.storyAspectRatio);
    bars.style.setProperty('--pages', timeline.pages.length);
    bars.innerHTML = '<div class="bar"><div class="fill"></div></div>'.repeat(timeline.pages.length);
  }
  const urls = loaded.map(urlOf);
  for (const [url, { source, aborter }] of pictures) {
    if (source && urls.includes(url)) continue;
    aborter.abort();
    pictures.delete(url);
  }
  for (const url of urls) {
    if (pictures.has(url)) continue;
    /** @type {Picture} */
    const picture = { aborter: new AbortController() };
    load(url, pictures.size ? 'auto' : 'high', picture.aborter.signal)
      .catch(() => null)
      .then((source) => {
        picture.source = source;
        if (url === wanted) onPicture();
      });
    pictures.set(url, picture);
  }

  /** @param {string} url @param {Picture} picture */
  async function decode(url, picture) {
    if (url === drawn || url === decoding) return;
    decoding = url;
    const { source } = picture;
    const frame = await (source instanceof Blob ? createImageBitmap(source).catch(() => null) : source);
    decoding = '';
    if (!frame) picture.source = null;
    if (url !== wanted) return;
    if (frame) draw(url, frame);
    onPicture();
  }

  /** @param {string} url @param {Frame} [frame] */
  function draw(url, frame) {
    if (url === drawn) return;
    const milliseconds = crossfade && drawn !== 'none' && !isStill() ? crossfade * 1000 : 0;
    drawn = url;
    const canvas = frame && paint(frame);
    const fading = canvas ?? layer.lastElementChild;
    const finish = () => drawn === url && layer.replaceChildren(...(canvas ? [canvas] : []));
    if (!fading || !milliseconds) return finish();
    layer.append(fading);
    fading.animate({ opacity: canvas ? [0, 1] : [1, 0] }, milliseconds).onfinish = finish;
  }

  /** @param {string} name @param {Text} text */
  function write(name, text) {
    const element = part(name);
    element.hidden = text == null;
    // Else readers read it anew.
    if (element.textContent !== (text ?? '')) element.textContent = text;
  }

  /** @param {State} state @param {Page} page */
  function renderPicture({ timeline: { pages } }, page) {
    wanted = urlOf(page);
    const picture = pictures.get(wanted);
    const source = picture?.source;
    if (picture && source) decode(wanted, picture);
    else if (source === null || !crossfade) draw('');
    part('spinner').hidden = source !== undefined;
    const format = source === null && PHONE_ONLY.exec(page.imageURL)?.[1].toUpperCase();
    write('lost', format ? say('This browser cannot show {format}. The phone can.', { format }) : null);
    const ariaLabel = say('{n} of {m}', { n: page.index + 1, m: pages.length });
    Object.assign(part('page'), { role: 'group', ariaLabel });
    return drawn === wanted;
  }

  /** @param {State} state @param {number} now */
  function renderBars(state, now) {
    const isPlayed = state.phase === 'finished';
    for (const [index, bar] of [...bars.children].entries()) {
      bar.classList.toggle('full', index < state.page + Number(isPlayed));
    }
    progress.cancel();
    if (isPlayed || !currentPage(state)) return;
    const frames = { transform: ['translateX(-101%)', 'none'] };
    const timing = { duration: pageLength(state) / 1e6, fill: 'both' };
    progress = bars.children[state.page].firstChild.animate(frames, timing);
    progress.currentTime = position(state, now) / 1e6;
    if (!isRunning(state)) progress.pause();
  }

  /** @param {Text} text */
  function renderAction(text) {
    const label = part('label');
    const isNew = text !== label.textContent;
    if (isNew && text != null && !action.hidden) {
      const leaving = label.cloneNode(true);
      leaving.classList.add('leaving');
      leaving.ariaHidden = 'true';
      action.append(leaving);
      leaving.animate({ opacity: [1, 0] }, 400).onfinish = () => leaving.remove();
      label.animate({ opacity: [0, 1] }, 400);
    }
    action.hidden = text == null;
    if (isNew) label.textContent = text;
  }

  return {
    story,
    action,
    zone: part('zone'),

    render(state, now) {
      const page = currentPage(state);
      part('body').hidden = state.phase !== 'fallback';
      part('body p').textContent = state.timeline.fallback?.body;
      write('title', page?.title);
      write('subtitle', page?.subtitle);
      renderAction(page?.showsButton ? page.buttonTitle : null);
      renderBars(state, now);
      if (state.phase === 'playing') this.close();
      return !!page && renderPicture(state, page);
    },

    mark({ x, y }, isPulse) {
      const ring = document.createElement('div');
      ring.className = isPulse ? 'ring pulse' : 'ring';
      Object.assign(ring.style, { left: `${x * 100}%`, top: `${y * 100}%` });
      story.append(ring);
      const scale = isStill() ? [1, 1] : isPulse ? [0.4, 2] : [0.8, 1];
      ring.animate({ opacity: [1, 0], scale }, { duration: 450, easing: 'ease-out' }).onfinish = () => ring.remove();
    },

    async open(link) {
      opening = link;
      const { createSheet } = await import('./sheet.js');
      if (opening !== link || part('sheet')) return;
      const { element, style, first } = createSheet(link, this.close);
      root.adoptedStyleSheets.push(style);
      story.append(element);
      first.focus({ preventScroll: true });
    },

    close() {
      opening = '';
      const sheet = part('sheet');
      const hadFocus = sheet?.contains(root.activeElement);
      sheet?.remove();
      if (hadFocus) (action.hidden ? root.host : action).focus();
    },
  };
}

/** @param {Page} page */
const urlOf = (page) => page.media ?? page.imageURL;

/** @param {string} url @param {RequestPriority} priority @param {AbortSignal} signal */
async function load(url, priority, signal) {
  const anchor = document.createElement('a');
  anchor.href = url;
  // Bytes that may be read are decoded beside the main thread.
  if (anchor.href.startsWith(`${location.origin}/`)) return (await fetch(url, { priority, signal })).blob();
  const image = new Image();
  signal.onabort = () => image.removeAttribute('src');
  Object.assign(image, { fetchPriority: priority, referrerPolicy: 'no-referrer', src: url });
  // What is complete at once spins no wheel.
  if (!image.complete || !image.width)
    await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject }));
  return image;
}

/** The first frame alone, of at most 1,500 pixels. @param {Frame} frame */
function paint(frame) {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, 1500 / Math.max(frame.width, frame.height));
  canvas.width = frame.width * scale;
  canvas.height = frame.height * scale;
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
  if ('close' in frame) frame.close();
  return canvas;
}
