import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import { blockCode } from '../hold-code';
import type { Journey, Visit } from '../journey';
import { watchScript } from '../watch-page';

/** A sale without the widgets' code: from the menu to a list, to a product, into the cart. */
async function buyWithoutWidgets({ tab, shop }: Visit): Promise<void> {
  await tab.open('/furniture/');
  await tab.click('#menu summary >> Workshop');
  await tab.click('#menu a >> =Hand tools');
  await tab.untilAt('/workshop/hand-tools/');
  await tab.click('.card h3 a >> Claw Hammer, 16 oz');
  await tab.untilAt('/claw-hammer/');
  await tab.click('main #form-action-addToCart');
  await tab.untilAt('/cart.php');
  await tab.untilShown('[data-item-row] >> Claw Hammer, 16 oz');
  expectSame(
    cartLines(shop).map(({ productId, quantity }) => [productId, quantity]),
    [[107, 1]],
    'the cart',
  );
}

export const withoutChunks: Journey = {
  name: 'without the chunks the shop sells as it does without scripts',
  go: async (visit) => {
    blockCode(visit.shop, 'chunks');
    visit.expectTrouble(/^widgets:error: Loading chunk|^console: .*Loading chunk/);
    await buyWithoutWidgets(visit);
  },
};

export const withoutLoader: Journey = {
  name: 'without the loader the shop sells as it does without scripts',
  go: async (visit) => {
    blockCode(visit.shop, 'loader');
    visit.expectTrouble(/^widgets:error: \S+loader\.js did not run: (404|undefined)$/);
    await buyWithoutWidgets(visit);
  },
};

/** Removes features that browsers got after 2022. Its source text is sent to the page. */
const ageBrowser = (): void => {
  const newer = /:has\(|:popover-open/;
  const { supports } = CSS;
  CSS.supports = (first: string, ...rest: string[]) =>
    !newer.test(first) && (supports as (...words: string[]) => boolean).call(CSS, first, ...rest);
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert', 'onbeforetoggle']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) Reflect.deleteProperty(Array.prototype, name);
  for (const owner of [Element.prototype, Document.prototype]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      const find = (owner as Element)[name] as ((selector: string) => unknown) | undefined;
      if (!find) continue;
      const findAged = function (this: Element, selector: string) {
        if (newer.test(selector)) throw new DOMException(`${selector} is no selector`, 'SyntaxError');
        return find.call(this, selector);
      };
      Object.defineProperty(owner, name, { value: findAged });
    }
  }
};

export const inOldBrowser: Journey = {
  name: 'in a browser that is too old the shop sells as it does without scripts',
  go: async (visit) => {
    const { tab, shop } = visit;
    shop.world.settings.headScript = `${watchScript} (() => { const __name = (it) => it; (${ageBrowser})(); })();`;
    await buyWithoutWidgets(visit);
    const touched = await tab.read(
      () => [document.querySelectorAll('[data-widget-status]').length, !!window.storefrontWidgets?.version],
      null,
    );
    expectSame(touched, [0, false], 'the traces of the loader');
  },
};
