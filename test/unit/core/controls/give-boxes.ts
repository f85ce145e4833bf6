/**
 * Gives elements the box that their `data-box` says, as left, top, width and height in pixels: jsdom has no layout. An element
 * without it has no size.
 */
export function giveBoxes(): void {
  const boxOf = (element: Element): DOMRect => {
    const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
    return new DOMRect(left, top, width, height);
  };
  Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
    return boxOf(this);
  };
  for (const [name, key] of [
    ['offsetLeft', 'left'],
    ['offsetTop', 'top'],
    ['offsetWidth', 'width'],
    ['offsetHeight', 'height'],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return boxOf(this)[key];
      },
    });
  }
}
