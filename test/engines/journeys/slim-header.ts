import type { Journey } from '../journey';
import type { Tab } from '../tab';

/** Waits until the header's second row is visible, or is not. */
const untilRow = (tab: Tab, shouldBeVisible: boolean): Promise<void> =>
  tab.until(
    `the header's second row is ${shouldBeVisible ? '' : 'not '}visible`,
    (expected) => {
      const row = document.querySelector('#menu')!;
      const { bottom } = row.getBoundingClientRect();
      const isSeen = bottom > 82 && row.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isSeen === expected;
    },
    shouldBeVisible,
  );

export const slimHeader: Journey = {
  name: 'the header is slim on a scrolled page, and whole at the top or with the focus inside',
  go: async ({ tab }) => {
    await tab.open('/lighting/');
    // The widget loads with the first press, together with the runtime.
    await tab.clickAt(8, 600);
    await tab.focus('#menu summary >> Workshop');
    await tab.untilMounted('[data-widget="slim-header"]');
    await tab.focus('main');
    await untilRow(tab, true);
    await tab.read(() => window.scrollTo({ top: 700, behavior: 'instant' }), null);
    await untilRow(tab, false);
    await tab.focus('#menu summary >> Workshop');
    await untilRow(tab, true);
    // WebKit would scroll to the top of main to focus it. A press beside all controls does not scroll.
    await tab.clickAt(8, 600);
    await untilRow(tab, false);
    await tab.read(() => window.scrollTo({ top: 0, behavior: 'instant' }), null);
    await untilRow(tab, true);
  },
};
