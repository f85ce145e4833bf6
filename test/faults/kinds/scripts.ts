import { translatePage } from '../../support/driver/translate-page';
import type { Fault } from '../fault';

const kind = 'other scripts';

/** A script in the head, before ours. */
const inHead = (name: string, script: () => void, more: Partial<Fault> = {}): Fault => ({
  name,
  kind,
  effect: 'none',
  early: ({ page }) => page.addInitScript(script),
  ...more,
});

/** A script that changes the loaded page. */
const toPage = (name: string, script: () => void): Fault => ({
  name,
  kind,
  effect: 'none',
  apply: ({ page }) => page.evaluate(script),
});

export const fetchWrapped = inHead('fetch is wrapped', () => {
  const { fetch } = window;
  window.fetch = async (...given) => {
    await new Promise((later) => setTimeout(later, 30));
    const response = await fetch(...given);
    return new Response(response.body, response);
  };
});

export const listenersThrow = inHead(
  'every listener of other scripts throws',
  () => {
    const names = ['click', 'submit', 'change', 'input', 'focusin', 'pointerdown', 'cart-quantity-update'];
    const ours = ['onProductOptionsChanged', 'onProductUpdate', 'widgets:product-changed', 'widgets:item-added'];
    for (const name of [...names, ...ours, 'widgets:cart-changed', 'widgets:listing-changed', 'widgets:error']) {
      document.addEventListener(name, () => {
        throw new Error('thrown on purpose');
      });
    }
  },
  { expectedErrors: /thrown on purpose/ },
);

export const consoleReplaced = inHead('another script has replaced the console, and it throws', () => {
  console.error = () => {
    throw new Error('thrown on purpose');
  };
});

export const translated: Fault = {
  name: 'the page has been translated',
  kind,
  effect: 'none',
  // The texts stay unchanged, because a row reads them.
  apply: ({ page }) => translatePage(page, ['', '']),
};

export const moved = toPage('every slot has been moved by a wrapper', () => {
  for (const slot of document.querySelectorAll<HTMLElement>('main [data-widget]')) {
    if (!slot.isConnected || !slot.parentElement || /^(TR|TD|LI|SUMMARY|OPTION)$/.test(slot.tagName)) continue;
    const around = document.createElement('div');
    slot.before(around);
    around.append(slot);
  }
});

export const partsRemoved = toPage('parts that only display text have been removed', () => {
  const gone =
    '[data-widget="product-price"], [data-widget="product-stock"], [data-widget="cart-badge"] .cart-quantity, [data-widget="announcer"], [data-part="overlay"]';
  for (const element of document.querySelectorAll(gone)) element.remove();
});

export const elementsAdded = toPage('every part contains an element of another script', () => {
  for (const part of document.querySelectorAll('main [data-widget], main [data-part]')) {
    if (/^(INPUT|SELECT|IMG|UL|TR)$/.test(part.tagName)) continue;
    const theirs = document.createElement('span');
    theirs.className = 'their-own';
    part.append(theirs);
  }
});
