import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { observeCartQuantityEvents, sendCartChanged } from '../../../../core/events/cart-events';
import { complaints } from '../../../support/jest/setup';

type Handler = (event: unknown, ...data: unknown[]) => void;

/** A stand-in for jQuery: its handlers also get native events, except those that it dispatched itself. */
function createJQuery() {
  const event: { triggered?: string | undefined } = {};
  const bound = new Map<Handler, { type: string; hear: (native: Event) => void }>();
  const jQuery = (element: Element) => ({
    on(type: string, handler: Handler) {
      const hear = (native: Event): void => {
        if (event.triggered !== native.type) handler(native);
      };
      bound.set(handler, { type, hear });
      element.addEventListener(type, hear);
    },
    off(_type: string, handler: Handler) {
      const { type, hear } = bound.get(handler)!;
      element.removeEventListener(type, hear);
      bound.delete(handler);
    },
    trigger(type: string, data: unknown[]) {
      for (const [handler, { type: wanted }] of bound) if (wanted === type) handler({ type }, ...data);
    },
  });
  made.push(() => [...bound].forEach(([handler, { type }]) => jQuery(document.body).off(type, handler)));
  return Object.assign(jQuery, { event, fn: {} });
}
const made: (() => void)[] = [];

const news = { quantity: 3, cartId: 'c-1' };
const QUANTITY = 'cart-quantity-update';

afterEach(() => {
  for (const forget of made.splice(0)) forget();
  delete window.jQuery;
  delete window.$;
});

describe('the news of the cart', () => {
  it.each([
    ['jQuery and $ are one', (one: unknown) => Object.assign(window, { jQuery: one, $: one })],
    ['a theme has only $', (one: unknown) => Object.assign(window, { $: one })],
    ['there are two jQuerys', (one: unknown) => Object.assign(window, { jQuery: one, $: createJQuery() })],
  ])('comes to everybody once, with the payload that each knows: %s', (_name, expose) => {
    const jQuery = createJQuery();
    expose(jQuery);
    const heard: unknown[][] = [];
    jQuery(document.body).on(QUANTITY, (_event, ...data) => heard.push(['jQuery', ...data]));
    const native = (event: Event): void => void heard.push(['native', (event as CustomEvent).detail]);
    document.body.addEventListener(QUANTITY, native);
    sendCartChanged(news);
    document.body.removeEventListener(QUANTITY, native);
    expect(heard).toEqual([
      ['native', 3],
      ['jQuery', 3],
    ]);
    expect(jQuery.event.triggered).toBeUndefined();
  });

  it('comes without jQuery to those who have none, and past a $ that is none', () => {
    Object.assign(window, { $: document.querySelector });
    const heard: number[] = [];
    const hear = (event: Event): void => void heard.push((event as CustomEvent<number>).detail);
    document.addEventListener(QUANTITY, hear, { once: true });
    sendCartChanged(news);
    expect(heard).toEqual([3]);
  });

  it('comes to the others when one of them throws', () => {
    const jQuery = createJQuery();
    Object.assign(window, { jQuery });
    jQuery(document.body).on(QUANTITY, () => {
      throw new Error('old plugin');
    });
    document.body.addEventListener(
      QUANTITY,
      () => {
        throw new Error('new app');
      },
      { once: true },
    );
    const heard: unknown[] = [];
    document.addEventListener('widgets:cart-changed', (event) => heard.push((event as CustomEvent).detail), {
      once: true,
    });
    sendCartChanged(news);
    expect(heard).toEqual([news]);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('threw: new app'),
      expect.stringContaining('threw: old plugin'),
    ]);
  });
});

describe('news of the cart from other scripts', () => {
  let heard: unknown[];
  let stop: () => void;
  let jQuery: ReturnType<typeof createJQuery>;
  beforeEach(() => {
    jQuery = createJQuery();
    Object.assign(window, { jQuery });
    heard = [];
    stop = observeCartQuantityEvents((value) => heard.push(value));
  });
  afterEach(() => stop());

  it('is heard by either way, once', () => {
    document.body.dispatchEvent(new CustomEvent(QUANTITY, { detail: 4 }));
    jQuery(document.body).trigger(QUANTITY, [5]);
    expect(heard).toEqual([4, 5]);
  });

  it('is heard by a jQuery, too, that comes after the widgets', () => {
    const late = createJQuery();
    Object.assign(window, { $: late });
    for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('load'));
    late(document.body).trigger(QUANTITY, [6]);
    jQuery(document.body).trigger(QUANTITY, [7]);
    expect(heard).toEqual([6, 7]);
    stop();
    stop = () => {};
    late(document.body).trigger(QUANTITY, [8]);
    expect(heard).toEqual([6, 7]);
  });

  it('is not what the widgets say themselves', () => {
    sendCartChanged(news);
    expect(heard).toEqual([]);
  });

  it('is not heard any more after stopping', () => {
    stop();
    document.body.dispatchEvent(new CustomEvent(QUANTITY, { detail: 4 }));
    jQuery(document.body).trigger(QUANTITY, [5]);
    expect(heard).toEqual([]);
    stop = () => {};
  });
});
