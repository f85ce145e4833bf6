import { expectSame } from '../expect-same';
import type { Journey } from '../journey';
import { openEntries, untilOpen } from '../menu-entries';

const entry = '#menu summary >> ';

export const menuByMouse: Journey = {
  name: 'the menu opens on hover, closes when the pointer leaves, and stays open after a click',
  go: async ({ tab }) => {
    await tab.open('/furniture/');
    await tab.hover(`${entry}Workshop`);
    await tab.untilShown('#menu a >> =Hand tools');
    await tab.hover('#menu a >> =Hand tools');
    await tab.read(() => new Promise((later) => setTimeout(later, 300)), null);
    expectSame(await openEntries(tab), ['Workshop'], 'the open entries under the pointer');
    await tab.hover(`${entry}Lighting`);
    await untilOpen(tab, ['Lighting']);
    await tab.pointAway();
    await untilOpen(tab, []);
    await tab.hover(`${entry}Lighting`);
    await untilOpen(tab, ['Lighting']);
    await tab.click(`${entry}Lighting`);
    await tab.pointAway();
    await tab.read(() => new Promise((later) => setTimeout(later, 300)), null);
    expectSame(await openEntries(tab), ['Lighting'], 'the open entries after a click');
    await tab.clickAt(8, 800);
    await untilOpen(tab, []);
    await tab.hover(`${entry}Workshop`);
    await tab.click('#menu a >> =Hand tools');
    await tab.untilAt('/workshop/hand-tools/');
  },
};
