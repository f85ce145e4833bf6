import { expectSame } from '../expect-same';
import type { Journey } from '../journey';
import type { Tab } from '../tab';

const opener = '.mobileMenu-toggle';
const untilClosed = (tab: Tab) =>
  tab.until('the drawer is closed', () => !document.querySelector('#menu:popover-open, [inert]'), null);
const untilOpen = async (tab: Tab) => {
  await tab.until(
    'the drawer is open and the page is inert',
    () => document.querySelector('#menu:popover-open') !== null && document.querySelector('main')?.inert === true,
    null,
  );
  await tab.untilFocused('Close menu');
};

/** The place of the focus, for a window with or without focus; it runs on the page. */
const placeOfFocus = (isWindowFocused: boolean): string => {
  const { activeElement } = document;
  if (!activeElement || document.hasFocus() !== isWindowFocused || activeElement.matches('body, html'))
    return 'nowhere';
  return activeElement.closest('#menu') ? 'drawer' : activeElement.outerHTML.slice(0, 80);
};

export const drawer: Journey = {
  name: 'the drawer makes the page inert, traps the focus, closes, and returns the focus',
  go: async ({ tab }) => {
    await tab.resize(600, 800);
    await tab.open('/furniture/');
    await tab.click(opener);
    await untilOpen(tab);
    await tab.click('#menu button >> Close menu');
    await untilClosed(tab);
    await tab.untilFocused('Menu');
    await tab.click(opener);
    await untilOpen(tab);
    await tab.clickAt(590, 500);
    await untilClosed(tab);
    await tab.click(opener);
    await untilOpen(tab);
    await tab.press('Escape');
    await untilClosed(tab);
    await tab.untilFocused('Menu');
    await tab.click(opener);
    await untilOpen(tab);
    const places = new Set<string>();
    const isWindowFocused = await tab.read(() => document.hasFocus(), null);
    for (let stop = 0; stop < 30 && !places.has('nowhere'); stop += 1) {
      await tab.press('Tab');
      places.add(await tab.read(placeOfFocus, isWindowFocused));
    }
    // After the last control, Tab moves through the browser's own controls.
    places.delete('nowhere');
    expectSame([...places], ['drawer'], 'the places that Tab reaches');
    await tab.click('#menu summary >> Lighting');
    await tab.click('#menu a >> =Desk lamps');
    await tab.untilAt('/lighting/desk-lamps/');
  },
};
