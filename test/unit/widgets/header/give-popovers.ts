const opened = new WeakSet<Element>();
/** The elements whose `toggle` event is queued: like browsers, it is one event for several changes, with the last state. */
const queued = new WeakSet<Element>();

/** Adds the parts of popovers that a drawer needs: open and close, with the events before and after. */
export function givePopovers(): void {
  const { matches } = Element.prototype;
  const change = (element: HTMLElement, newState: 'open' | 'closed'): void => {
    if (opened.has(element) === (newState === 'open')) return;
    element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    if (newState === 'open') opened.add(element);
    else opened.delete(element);
    if (queued.has(element)) return;
    queued.add(element);
    queueMicrotask(() => {
      queued.delete(element);
      const state = opened.has(element) ? 'open' : 'closed';
      element.dispatchEvent(Object.assign(new Event('toggle'), { newState: state }));
    });
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
