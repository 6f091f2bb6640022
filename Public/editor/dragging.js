// @ts-check

/** Pixels before a press becomes a drag. */
const SLOP = 5;

/** Pixels at the edges of what scrolls at which it does, and by how many a frame. */
const EDGE = 56;
const STEP = 10;

/**
 * Lets items be dragged by their handles.
 * @param {HTMLElement} list of items with a `[data-act=handle]` each @param {HTMLElement} scroller holds the list
 * @param {(from: number, to: number) => void} drop
 */
export function setUpDragging(list, scroller, drop) {
  /** @type {Drag | null} */
  let drag = null;
  const end = (/** @type {boolean} */ isDropped) => {
    const done = drag;
    drag = null;
    done?.clear();
    if (done && isDropped && done.to !== done.from) drop(done.from, done.to);
  };
  list.addEventListener('pointerdown', (event) => {
    const handle = /** @type {HTMLElement} */ (event.target).closest('[data-act="handle"]');
    const item = [...list.children].findIndex((child) => child.contains(handle));
    if (item === -1 || event.button || !event.isPrimary) return;
    handle?.setPointerCapture(event.pointerId);
    drag = new Drag(list, scroller, item, event.clientY);
  });
  list.addEventListener('pointermove', ({ clientY }) => drag?.moveTo(clientY));
  list.addEventListener('pointerup', () => end(drag?.isMoving ?? false));
  for (const type of ['pointercancel', 'lostpointercapture']) list.addEventListener(type, () => end(false));
  list.addEventListener('keydown', (event) => {
    if (!drag || event.key !== 'Escape') return;
    event.preventDefault();
    end(false);
  });
}

/** An item on its way; the others make room for it. */
class Drag {
  from;
  to;
  isMoving = false;
  #list;
  #scroller;
  #items;
  /** Each item's top and height within the list, where it stands at first. */
  #places;
  #start;
  #pointer;
  #frame = 0;

  /** @param {HTMLElement} list @param {HTMLElement} scroller @param {number} from @param {number} y */
  constructor(list, scroller, from, y) {
    this.#list = list;
    this.#scroller = scroller;
    this.#items = /** @type {HTMLElement[]} */ ([...list.children]);
    this.#places = this.#items.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
    this.from = from;
    this.to = from;
    this.#pointer = y;
    this.#start = this.#within(y);
  }

  /** The pointer's place within the list, however far that is scrolled. @param {number} y */
  #within(y) {
    return y - this.#list.getBoundingClientRect().top;
  }

  /** @param {number} y */
  moveTo(y) {
    this.#pointer = y;
    if (!this.isMoving && Math.abs(this.#within(y) - this.#start) < SLOP) return;
    if (!this.isMoving) this.#frame = requestAnimationFrame(() => this.#scroll());
    this.isMoving = true;
    this.#list.classList.add('dragging');
    this.#items[this.from].classList.add('dragged');
    this.#arrange();
  }

  #arrange() {
    const { top, height } = this.#places[this.from];
    const farthest = this.#list.offsetHeight - top - height;
    const way = Math.max(-top, Math.min(this.#within(this.#pointer) - this.#start, farthest));
    // It passes another once the edge that goes ahead has passed that one's middle.
    const isBehind = this.#places.filter((other, item) => {
      const edge = top + way + (item > this.from ? height : 0);
      return item !== this.from && other.top + other.height / 2 < edge;
    });
    this.to = isBehind.length;
    const room = height + this.#gap;
    for (const [item, { style }] of this.#items.entries()) {
      const isPassed = item > this.from && item <= this.to;
      const isMetFromBelow = item < this.from && item >= this.to;
      const shift = (isMetFromBelow ? room : 0) - (isPassed ? room : 0);
      style.translate = `0 ${item === this.from ? way : shift}px`;
    }
  }

  get #gap() {
    const [first, second] = this.#places;
    return second ? second.top - first.top - first.height : 0;
  }

  /** Goes on while the pointer rests at an edge. */
  #scroll() {
    const { top, bottom } = this.#scroller.getBoundingClientRect();
    const step = (this.#pointer > bottom - EDGE ? STEP : 0) - (this.#pointer < top + EDGE ? STEP : 0);
    if (step) {
      this.#scroller.scrollBy(0, step);
      this.#arrange();
    }
    this.#frame = requestAnimationFrame(() => this.#scroll());
  }

  clear() {
    cancelAnimationFrame(this.#frame);
    this.#list.classList.remove('dragging');
    for (const { classList, style } of this.#items) {
      classList.remove('dragged');
      style.translate = '';
    }
  }
}
