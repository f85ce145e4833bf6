import { expectSame } from '../expect-same';
import type { Journey } from '../journey';
import { openEntries, untilOpen } from '../menu-entries';

const entry = '#menu summary >> ';

export const menuByMouse: Journey = {
  name: 'the menu opens under a mouse, closes behind it, and keeps what is clicked',
  go: async ({ tab }) => {
    await tab.open('/furniture/');
    await tab.hover(`${entry}Workshop`);
    await tab.untilShown('#menu a >> =Hand tools');
    await tab.hover('#menu a >> =Hand tools');
    await tab.read(() => new Promise((later) => setTimeout(later, 300)), null);
    expectSame(await openEntries(tab), ['Workshop'], 'what is open under the mouse');
    await tab.hover(`${entry}Lighting`);
    await untilOpen(tab, ['Lighting']);
    await tab.pointAway();
    await untilOpen(tab, []);
    await tab.hover(`${entry}Lighting`);
    await untilOpen(tab, ['Lighting']);
    await tab.click(`${entry}Lighting`);
    await tab.pointAway();
    await tab.read(() => new Promise((later) => setTimeout(later, 300)), null);
    expectSame(await openEntries(tab), ['Lighting'], 'what is open after a click');
    await tab.clickAt(8, 800);
    await untilOpen(tab, []);
    await tab.hover(`${entry}Workshop`);
    await tab.click('#menu a >> =Hand tools');
    await tab.untilAt('/workshop/hand-tools/');
  },
};
