import type { Journey } from '../journey';
import { untilOpen } from '../menu-entries';

export const menuByKeyboard: Journey = {
  name: 'the menu works by keyboard alone',
  go: async ({ tab }) => {
    await tab.open('/furniture/');
    await tab.focus('#menu summary >> Lighting');
    await tab.untilMounted('[data-widget="menu"]');
    await tab.press('Enter');
    await untilOpen(tab, ['Lighting']);
    await tab.press('Tab');
    await tab.untilFocused('All Lighting');
    await tab.press('Escape');
    await untilOpen(tab, []);
    await tab.untilFocused('Lighting');
    await tab.press('ArrowRight');
    await tab.press(' ');
    await untilOpen(tab, ['Kitchen & table']);
    // The panel has two links; the third stop is the next entry.
    for (let stops = 0; stops < 3; stops += 1) await tab.press('Tab');
    await untilOpen(tab, []);
    await tab.untilFocused('Workshop');
    await tab.press('ArrowDown');
    await tab.press('ArrowDown');
    await untilOpen(tab, ['Workshop']);
    await tab.untilFocused('Hand tools');
    await tab.press('Enter');
    await tab.untilAt('/workshop/hand-tools/');
  },
};
