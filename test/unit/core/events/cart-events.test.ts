import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { observeCartQuantityEvents, sendCartChanged } from '../../../../core/events/cart-events';

type Handler = (event: unknown, ...data: unknown[]) => void;

/** A stand-in for jQuery: its handlers also get native events, except those that it dispatched itself. */
function createJQuery() {
  const event: { triggered?: string | undefined } = {};
  const bound = new Map<Handler, { type: string; listen: (native: Event) => void }>();
  const jQuery = (element: Element) => ({
    on(type: string, handler: Handler) {
      const listen = (native: Event): void => {
        if (event.triggered !== native.type) handler(native);
      };
      bound.set(handler, { type, listen });
      element.addEventListener(type, listen);
    },
    off(_type: string, handler: Handler) {
      const { type, listen } = bound.get(handler)!;
      element.removeEventListener(type, listen);
      bound.delete(handler);
    },
    trigger(type: string, data: unknown[]) {
      for (const [handler, { type: wanted }] of bound) if (wanted === type) handler({ type }, ...data);
    },
  });
  cleanups.push(() => [...bound].forEach(([handler, { type }]) => jQuery(document.body).off(type, handler)));
  return Object.assign(jQuery, { event, fn: {} });
}
const cleanups: (() => void)[] = [];

const change = { quantity: 3, cartId: 'c-1' };
const QUANTITY = 'cart-quantity-update';

/** Listens natively until the test ends. */
const listenNatively = (listener: (event: Event) => void) => {
  document.body.addEventListener(QUANTITY, listener);
  cleanups.push(() => document.body.removeEventListener(QUANTITY, listener));
};

afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
  delete window.jQuery;
  delete window.$;
});

describe('a cart change by a widget', () => {
  it.each([
    ['jQuery and $ are the same', (one: unknown) => Object.assign(window, { jQuery: one, $: one })],
    ['a theme has only $', (one: unknown) => Object.assign(window, { $: one })],
    ['there are two jQuerys', (one: unknown) => Object.assign(window, { jQuery: one, $: createJQuery() })],
  ])('reaches native and jQuery listeners once, each with its payload: %s', (_name, expose) => {
    const jQuery = createJQuery();
    expose(jQuery);
    const received: unknown[][] = [];
    jQuery(document.body).on(QUANTITY, (_event, ...data) => received.push(['jQuery', ...data]));
    listenNatively((event) => received.push(['native', (event as CustomEvent).detail]));
    sendCartChanged(change);
    expect(received).toEqual([
      ['native', 3],
      ['jQuery', 3],
    ]);
    expect(jQuery.event.triggered).toBeUndefined();
  });

  it('reaches the listeners of a jQuery that is not global once, with the number', () => {
    const received: unknown[][] = [];
    // As jQuery 3 does: its one listener of an element passes its arguments on to the handlers of the event.
    const handle = (event: Event, ...data: unknown[]): void => void received.push([event.type, ...data]);
    Object.assign(document.body, { jQuery3710123: { events: { [QUANTITY]: [] }, handle } });
    listenNatively(handle);
    sendCartChanged(change);
    sendCartChanged({ ...change, quantity: 4 });
    Reflect.deleteProperty(document.body, 'jQuery3710123');
    expect(received).toEqual([
      [QUANTITY, 3],
      [QUANTITY, 4],
    ]);
  });

  it('reaches native listeners on a page where $ is not jQuery', () => {
    Object.assign(window, { $: document.querySelector });
    const received: unknown[] = [];
    listenNatively((event) => received.push((event as CustomEvent).detail));
    sendCartChanged(change);
    expect(received).toEqual([3]);
  });
});

describe('a cart change by another script', () => {
  let received: unknown[];
  let stop: () => void;
  let jQuery: ReturnType<typeof createJQuery>;
  beforeEach(() => {
    jQuery = createJQuery();
    Object.assign(window, { jQuery });
    received = [];
    stop = observeCartQuantityEvents((value) => received.push(value));
  });
  afterEach(() => stop());

  it('is received once, as a native or as a jQuery event, until stopped', () => {
    const send = () => {
      document.body.dispatchEvent(new CustomEvent(QUANTITY, { detail: 4 }));
      jQuery(document.body).trigger(QUANTITY, [5]);
    };
    send();
    expect(received).toEqual([4, 5]);
    stop();
    stop = () => {};
    send();
    expect(received).toEqual([4, 5]);
  });

  it('is received from a jQuery that loads after the widgets, until stopped', () => {
    const late = createJQuery();
    Object.assign(window, { $: late });
    for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('load'));
    late(document.body).trigger(QUANTITY, [6]);
    jQuery(document.body).trigger(QUANTITY, [7]);
    expect(received).toEqual([6, 7]);
    stop();
    stop = () => {};
    late(document.body).trigger(QUANTITY, [8]);
    expect(received).toEqual([6, 7]);
  });
});
