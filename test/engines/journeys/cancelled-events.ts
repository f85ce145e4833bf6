import { setTimeout as pause } from 'node:timers/promises';
import { clamp } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import { fillCart } from '../fill-cart';
import { add, openHeld, preview } from '../held-page';
import type { Journey } from '../journey';
import type { Tab } from '../tab';
import { addTheirScripts } from '../their-scripts';

/** The page, with the script of others. */
interface Theirs {
  /** The place at which the script cancels now. */
  cancelsAt: string;
  /** The places at which it has cancelled. */
  cancelled: string[];
  cancel: (at: string) => (event: Event) => void;
  jQuery: (target: unknown) => { on(type: string, ...more: unknown[]): void };
}

const FORM_PLACES = [
  'window, capture',
  'document, capture',
  'form, capture',
  'form',
  'body',
  'document',
  'jQuery, form',
  'jQuery, document',
  'form, later',
  'document, later',
] as const;
const CLICK_PLACES = ['window, capture', 'document, capture', 'control', 'control, later'] as const;

/** Listens to `submit` everywhere, before the widgets do. Each listener cancels while its place is in `window.cancelsAt`. */
const cancelSubmits = (): void => {
  const page = window as unknown as Theirs;
  const cancel = (at: string) => (event: Event) => {
    if (page.cancelsAt !== at) return;
    page.cancelled.push(at);
    event.preventDefault();
  };
  Object.assign(page, { cancelsAt: '', cancelled: [], cancel });
  window.addEventListener('submit', cancel('window, capture'), true);
  document.addEventListener('submit', cancel('document, capture'), true);
  document.addEventListener('submit', cancel('document'));
  page.jQuery(document).on('submit', 'form', (event: Event) => {
    cancel('jQuery, document')(event);
    return page.cancelsAt !== 'jQuery, document';
  });
  for (const type of ['click', 'keydown']) {
    window.addEventListener(type, cancel(`${type}, window, capture`), true);
    document.addEventListener(type, cancel(`${type}, document, capture`), true);
  }
  document.addEventListener('DOMContentLoaded', () => {
    document.body.addEventListener('submit', cancel('body'));
    for (const form of document.querySelectorAll('form')) {
      form.addEventListener('submit', cancel('form, capture'), true);
      form.addEventListener('submit', cancel('form'));
      page.jQuery(form).on('submit', (event: Event) => {
        cancel('jQuery, form')(event);
        return page.cancelsAt !== 'jQuery, form';
      });
    }
    for (const control of document.querySelectorAll('a[data-widget]')) {
      control.addEventListener('click', cancel('click, control'));
    }
  });
};

/** The same, after the widgets have been mounted. */
const cancelLater = (): void => {
  const { cancel } = window as unknown as Theirs;
  document.addEventListener('submit', cancel('document, later'));
  for (const form of document.querySelectorAll('form')) form.addEventListener('submit', cancel('form, later'));
  for (const control of document.querySelectorAll('a[data-widget]')) {
    control.addEventListener('click', cancel('click, control, later'));
  }
};

const cancelAt = (tab: Tab, place: string) =>
  tab.read((at) => {
    Object.assign(window, { cancelsAt: at, cancelled: [] });
  }, place);
const cancelled = (tab: Tab) => tab.read(() => (window as unknown as Theirs).cancelled, null);
/** Longer than a request of the local shop takes. */
const A_WHILE = 400;

export const cancelledSubmit: Journey = {
  name: 'a submit that another script has cancelled sends nothing, wherever it was cancelled',
  go: async (visit) => {
    const { tab, shop } = visit;
    addTheirScripts(shop, ['jquery/dist/jquery.min.js'], cancelSubmits);
    const { arrive, adds, inCart } = await openHeld(visit, '/claw-hammer/');

    // The press is held, and cancelled when it runs.
    await cancelAt(tab, 'document');
    await tab.click(add);
    await arrive();
    await tab.until('the held press has run', () => (window as unknown as Theirs).cancelled.length > 0, null);
    await pause(A_WHILE);
    expectSame({ adds: adds(), at: await cancelled(tab) }, { adds: 0, at: ['document'] }, 'the held press');

    await tab.read(cancelLater, null);
    for (const place of FORM_PLACES) {
      await cancelAt(tab, place);
      await tab.click(add);
      await pause(A_WHILE);
      const found = { adds: adds(), at: await cancelled(tab), path: await tab.read(() => location.pathname, null) };
      expectSame(found, { adds: 0, at: [place], path: '/claw-hammer/' }, `the press, cancelled at ${place}`);
    }
    await cancelAt(tab, '');
    await tab.click(add);
    await tab.untilShown(preview);
    expectSame({ adds: adds(), inCart: inCart() }, { adds: 1, inCart: [[107, 1]] }, 'the press that was not cancelled');
  },
};

export const cancelledClick: Journey = {
  name: 'a click or a form of the cart that another script has cancelled changes nothing',
  go: async (visit) => {
    const { tab, shop } = visit;
    addTheirScripts(shop, ['jquery/dist/jquery.min.js'], cancelSubmits);
    await fillCart(visit, [clamp]);
    await tab.open('/cart.php');
    await tab.untilMounted('[data-widget="cart-page"]');
    const remove = `[data-item-row] >> ${clamp.name} >> a.cart-remove`;
    await tab.hover(remove);
    await tab.untilMounted('a.cart-remove');
    await tab.read(cancelLater, null);
    for (const place of CLICK_PLACES) {
      await cancelAt(tab, `click, ${place}`);
      await tab.click(remove);
      await pause(A_WHILE);
      const isAsked = await tab.read(() => document.querySelector('dialog[open]') !== null, null);
      expectSame([isAsked, await cancelled(tab)], [false, [`click, ${place}`]], `the click, cancelled at ${place}`);
    }
    await cancelAt(tab, '');
    await tab.click(remove);
    await tab.untilShown('dialog[open]');
    await tab.press('Escape');
    expectSame(cartLines(shop).length, 1, 'the lines of the cart');
  },
};

const BEFORE_PLACES = ['document, capture', 'form', 'document', 'jQuery, form', 'jQuery, document'] as const;

/** Listens to `widgets:before-add` everywhere. The listener at `window.cancelsAt` cancels with a reason. */
const cancelAdds = (): void => {
  const page = window as unknown as Theirs;
  const type = 'widgets:before-add';
  const cancel = (at: string) => (event: Event) => {
    if (page.cancelsAt !== at) return;
    page.cancelled.push(at);
    event.preventDefault();
    (event as CustomEvent<{ reason?: string }>).detail.reason = `Not allowed: ${at}`;
  };
  const byJQuery =
    (at: string) =>
    ({ originalEvent }: { originalEvent: Event }) => {
      if (page.cancelsAt !== at) return true;
      page.cancelled.push(at);
      (originalEvent as CustomEvent<{ reason?: string }>).detail.reason = `Not allowed: ${at}`;
      return false;
    };
  Object.assign(page, { cancelsAt: '', cancelled: [] });
  document.addEventListener(type, cancel('document, capture'), true);
  document.addEventListener(type, cancel('document'));
  page.jQuery(document).on(type, byJQuery('jQuery, document'));
  document.addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('main .productView form[data-widget="add-to-cart"]')!;
    form.addEventListener(type, cancel('form'));
    page.jQuery(form).on(type, byJQuery('jQuery, form'));
  });
};

export const cancelledAdd: Journey = {
  name: 'an add that another script cancels by widgets:before-add sends nothing, and its reason is shown',
  go: async (visit) => {
    const { tab, shop } = visit;
    addTheirScripts(shop, ['jquery/dist/jquery.min.js'], cancelAdds);
    const { arrive, adds, inCart } = await openHeld(visit, '/claw-hammer/');
    const expectReason = async (place: string) => {
      await tab.untilShown('dialog[open]');
      const text = await tab.read(() => document.querySelector('dialog[open]')!.textContent, null);
      const isShown = text.includes(`Not allowed: ${place}`);
      expectSame(
        { isShown, adds: adds(), at: await cancelled(tab) },
        { isShown: true, adds: 0, at: [place] },
        `the add, cancelled at ${place}`,
      );
      await tab.press('Escape');
      await tab.until('the message is closed', () => document.querySelector('dialog[open]') === null, null);
    };

    // The press is held, and the add is cancelled when the press is repeated.
    await cancelAt(tab, 'document');
    await tab.click(add);
    await arrive();
    await expectReason('document');
    for (const place of BEFORE_PLACES) {
      await cancelAt(tab, place);
      await tab.click(add);
      await expectReason(place);
    }
    await cancelAt(tab, '');
    await tab.click(add);
    await tab.untilShown(preview);
    expectSame({ adds: adds(), inCart: inCart() }, { adds: 1, inCart: [[107, 1]] }, 'the add that was not cancelled');
  },
};
