import { putTheirButton } from '../../support/driver/put-their-button';
import { until } from '../../support/driver/until';
import { expectSame } from '../expect-same';
import { openHeld } from '../held-page';
import type { Journey } from '../journey';

/** Milliseconds within which the browser submits a form whose press is not held. */
const AT_ONCE = 1_000;

/** Records, for the next page, the time from the first click to the submit. A held press is repeated later. */
const noteDelay = (): void => {
  let pressed = 0;
  window.addEventListener('click', ({ timeStamp }) => (pressed ||= timeStamp), true);
  window.addEventListener('submit', ({ timeStamp }) => sessionStorage.setItem('delay', String(timeStamp - pressed)));
};

export const nativePress: Journey = {
  name: 'a button with formaction, or outside its form, posts at once while the code is loading',
  go: async (visit) => {
    const { tab } = visit;
    for (const [index, attribute] of (['form', 'formaction'] as const).entries()) {
      const { inCart } = await openHeld(visit, '/claw-hammer/');
      await tab.read(noteDelay, null);
      await tab.read(putTheirButton, attribute);
      await tab.click('#their-button');
      await tab.untilAt('/cart.php');
      const delay = await tab.read(() => Number(sessionStorage.getItem('delay')), null);
      expectSame(
        { inCart: inCart(), isAtOnce: delay < AT_ONCE },
        { inCart: [[107, index + 1]], isAtOnce: true },
        attribute,
      );
    }
  },
};

export const ownGesture: Journey = {
  name: 'while the code is loading, the browser opens the share menu and a link to a new tab itself',
  go: async (visit) => {
    const { tab, shop } = visit;
    await openHeld(visit, '/claw-hammer/');
    await tab.click('[data-widget="share"] summary');
    await tab.until(
      'the share menu is open',
      () => document.querySelector('[data-widget="share"][open]') !== null,
      null,
    );

    const { isBusy } = await openHeld(visit, '/workshop/');
    const link = 'article.card >> Claw Hammer, 16 oz >> a[data-widget="quick-view"]';
    await tab.read((which, find) => void find(which)[0]?.setAttribute('target', '_blank'), link);
    const visits = () => shop.world.log.all().filter(({ path }) => path === '/claw-hammer/').length;
    const before = visits();
    await tab.click(link);
    await until('the new tab requests its page', () => visits() > before);
    expectSame(visits() - before, 1, 'the requests of the new tab');
    expectSame(
      [await isBusy(link), await tab.read(() => location.pathname, null)],
      [false, '/workshop/'],
      'the page with the link',
    );
  },
};
