// @ts-check

/** What a scenario asks of its page, and what it writes down of it. */
(() => {
  /** @type {string[]} */
  const heard = [];
  /** @type {string[]} */
  const problems = [];
  for (const type of ['mouseup', 'pointerup']) addEventListener(type, () => heard.push(type), true);
  addEventListener('error', (event) => problems.push(event.message ?? 'a resource'), false);
  addEventListener('unhandledrejection', (event) => problems.push(`${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => problems.push(`policy: ${event.blockedURI}`));

  Object.assign(globalThis, {
    test: {
      heard,
      problems,
      /** Makes the page's tab hidden, or shown. @param {boolean} isHidden */
      hide(isHidden) {
        Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      /** The colours of points of a picture. @param {string} base64 @param {[number, number][]} points */
      async colours(base64, points) {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
        const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
        context.drawImage(image, 0, 0);
        return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
      },
      /** A part's place in the window: x, y, width and height. @param {Element} element */
      box(element) {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      },
    },
  });
})();
