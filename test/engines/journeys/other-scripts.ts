import { clamp } from '../../support/shopping/open-cart';
import { expectSame } from '../expect-same';
import { fillCart } from '../fill-cart';
import type { Journey } from '../journey';

const star = `<span class="star"></span><script nonce="">document.currentScript.previousElementSibling.textContent += "★"</script>`;

export const otherScripts: Journey = {
  name: 'the button of a payment provider, a listener on the checkout button, and scripts in fragments work after changes',
  go: async (visit) => {
    const { tab, shop, expectTrouble } = visit;
    Object.assign(shop.world.settings, {
      wallet: true,
      regions: {
        product_item_below_price: star,
        product_below_price: star + star.replaceAll('star', 'refused').replace(' nonce=""', ''),
      },
    });
    await fillCart(visit, [clamp]);
    await tab.open('/cart.php');
    await tab.untilMounted('[data-widget="cart-page"], [data-widget="cart-quantity"]');
    await tab.until('the provider has drawn its frame', () => !!document.querySelector('#pear-cart iframe'), null);
    await tab.read(() => {
      document.querySelector('#cart-checkout')!.addEventListener('click', (event) => {
        event.preventDefault();
        document.title += ' cancelled';
      });
    }, null);
    await tab.click('[data-item-row] [data-part="increase"]');
    await tab.untilShown('h1 >> 2 items');
    await tab.click('#pear-cart button');
    await tab.click('#cart-checkout');
    expectSame(
      await tab.read(
        () => ({
          presses: (window as { walletPresses?: string[] }).walletPresses,
          drawn: [...document.querySelectorAll('#pear-cart > *')].map(({ localName }) => localName),
          isCancelled: document.title.endsWith(' cancelled'),
          path: location.pathname,
        }),
        null,
      ),
      { presses: ['cart'], drawn: ['button', 'iframe'], isCancelled: true, path: '/cart.php' },
      'the cart page after a change',
    );

    await tab.open('/workshop/');
    const stars = () =>
      tab.read(
        () => [...document.querySelectorAll('main .card .star')].map(({ textContent }) => textContent).join(''),
        null,
      );
    const rendered = await stars();
    expectSame(/^★{5,}$/.test(rendered), true, 'every product of the page has a star');
    await tab.choose('select[name="sort"]', 'pricedesc');
    await tab.until('the list is sorted', () => location.search.includes('pricedesc'), null);
    await tab.until('the list is shown', () => !document.querySelector('[data-widget$=listing][aria-busy]'), null);
    expectSame(await stars(), rendered, 'the stars of the sorted list');
    await tab.focus('.card .quickview');
    await tab.press('Enter');
    await tab.untilMounted('#modal [data-widget="add-to-cart"]');
    expectSame(
      await tab.read(() => document.querySelector('#modal .star')?.textContent, null),
      '★',
      'the star of the quick view',
    );
    // The policy refuses the script without a nonce, here as in a page.
    expectTrouble(/nonce|inline|policy|script-src/i);
    expectSame(
      await tab.read(() => document.querySelector('#modal .refused')?.textContent, null),
      '',
      'what a script without a nonce draws',
    );
  },
};
