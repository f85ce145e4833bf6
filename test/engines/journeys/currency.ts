import { tumblers } from '../../support/shopping/open-cart';
import { expectSame } from '../expect-same';
import { fillCart } from '../fill-cart';
import type { Journey } from '../journey';

const currencies = '.navUser summary >> Currency';
const euro = '.navUser a >> Euro';

export const currency: Journey = {
  name: 'the currency menu works by mouse and keyboard, and the choice also changes the cart',
  go: async (visit) => {
    const { tab, shop } = visit;
    await fillCart(visit, [tumblers]);
    await tab.open('/furniture/');
    await tab.hover(currencies);
    await tab.untilShown(euro);
    await tab.pointAway();
    await tab.untilGone(euro);
    await tab.focus(currencies);
    await tab.untilMounted('.navUser [data-widget="dropdown"]');
    await tab.press('ArrowDown');
    await tab.untilFocused('US Dollar USD');
    await tab.press('Escape');
    await tab.untilGone(euro);
    await tab.untilFocused('Currency USD');
    await tab.click(currencies);
    await tab.click(euro);
    await tab.until(
      'the page shows prices in euro',
      () => document.querySelector('[data-page-context]')?.getAttribute('data-currency-code') === 'EUR',
      null,
    );
    const session = shop.world.sessions.all().find(({ cart }) => cart !== null);
    expectSame(session?.currency.code, 'EUR', 'the currency of the cart');
  },
};
