import { openOtherHost } from '../../support/driver/open-other-host';
import { expectSame } from '../expect-same';
import type { Journey } from '../journey';

const redirects = ['/products.php', '/remote/v1/cart/add'] as const;

export const redirectedCalls: Journey = {
  name: 'a call is never redirected to another host; a redirect within the shop works',
  go: async ({ tab, shop, expectTrouble }) => {
    // The page's policy alone would block calls to another host.
    shop.world.settings.csp = false;
    expectTrouble(/failed: Network request failed/);
    const other = await openOtherHost('<p class="productView">Taken.</p>');
    for (const path of redirects) shop.world.faults.add({ kind: 'redirect', path, isCall: true, to: other.url });
    await tab.open('/claw-hammer/');
    await tab.click('main #form-action-addToCart');
    await tab.untilShown('dialog[data-name="alert"] [data-part="message"] >> Something went wrong. Please try again.');
    await tab.open('/workshop/hand-tools/');
    await tab.focus('main article a.quickview');
    await tab.press('Enter');
    await tab.untilShown('dialog[data-name="alert"] [data-part="message"] >> Something went wrong. Please try again.');
    expectSame(other.asked, [], 'the requests to the other host');
    await other.close();

    shop.world.faults.calm();
    const moved = '/products.php?productId=107';
    shop.world.faults.add({ kind: 'redirect', path: '/products.php', isCall: true, to: moved, times: 1 });
    await tab.open('/workshop/hand-tools/');
    await tab.focus('main article a.quickview');
    await tab.press('Enter');
    await tab.untilShown('#modal[open] h2 >> Claw Hammer, 16 oz');
  },
};
