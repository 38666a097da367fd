// What our components use and jsdom lacks.

Object.defineProperty(window, "matchMedia", {
  value: (query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }),
});

Element.prototype.animate ??= function () {
  return { finished: Promise.resolve(), cancel() {}, finish() {}, onfinish: null } as unknown as Animation;
};
Element.prototype.scrollTo ??= function () {};
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

// Enough for strings inside quotation marks in a selector.
globalThis.CSS ??= { escape: (text: string) => text.replaceAll(/["\\]/g, "\\$&") } as typeof CSS;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
