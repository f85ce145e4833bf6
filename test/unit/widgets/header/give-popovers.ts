const opened = new WeakSet<Element>();

/** Adds the parts of popovers that a drawer needs: open and close, with the events before and after. */
export function givePopovers(): void {
  const { matches } = Element.prototype;
  const change = (element: HTMLElement, newState: 'open' | 'closed'): void => {
    if (opened.has(element) === (newState === 'open')) return;
    element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    if (newState === 'open') opened.add(element);
    else opened.delete(element);
    queueMicrotask(() => element.dispatchEvent(Object.assign(new Event('toggle'), { newState })));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      change(this, 'closed');
    },
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? opened.has(this) : matches.call(this, selector);
    },
  });
}
