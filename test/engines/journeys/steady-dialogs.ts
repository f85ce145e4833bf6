import { expectSame } from '../expect-same';
import type { Journey } from '../journey';
import type { Tab } from '../tab';

const opener = '.card a >> Quick view: Harbour Desk Lamp';

/** A scrollbar that takes space, in engines whose scrollbars lie over the page and can be styled; it runs on the page. */
const giveClassicScrollbar = (): number => {
  const sheet = new CSSStyleSheet();
  try {
    sheet.insertRule('html::-webkit-scrollbar { width: 15px; background: #ccc; }');
  } catch {
    // Firefox does not know it.
  }
  document.adoptedStyleSheets = [sheet];
  // WebKit makes the scrollbar anew.
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  document.body.getBoundingClientRect();
  style.overflow = '';
  return innerWidth - document.documentElement.clientWidth;
};

/** The left edges of the header's links and of the cards; it runs on the page. */
const readPlaces = (): number[] =>
  [...document.querySelectorAll('header a, main h1, main .card')]
    .filter((one) => !one.closest('#menu'))
    .map((one) => one.getBoundingClientRect().left);

const topOf = (tab: Tab, selector: string) =>
  tab.read((which) => Math.round(document.querySelector(which)!.getBoundingClientRect().top), selector);
export const steadyDialogs: Journey = {
  name: 'a page does not move when a dialog or the drawer opens, and a waiting dialog keeps its edge',
  go: async ({ tab, shop }) => {
    await tab.open('/lighting/');
    const scrollbar = await tab.read(giveClassicScrollbar, null);
    const before = await tab.read(readPlaces, null);
    shop.world.faults.add({ kind: 'slow', ms: 1500, path: '/products.php*' });
    await tab.focus(opener);
    await tab.press('Enter');
    await tab.untilShown('#modal[aria-busy]');
    await tab.untilStill();
    const waiting = await topOf(tab, '#modal');
    expectSame(await tab.read(readPlaces, null), before, `the page under a dialog, with a scrollbar of ${scrollbar}`);
    await tab.untilShown('#modal .productView');
    await tab.untilStill();
    expectSame(await topOf(tab, '#modal'), waiting, 'the upper edge of the loaded dialog');
    await tab.click('#modal > .modal-close');
    await tab.untilGone('#modal');
    expectSame(await tab.read(readPlaces, null), before, 'the page after the dialog');

    await tab.resize(600, 800);
    const narrow = await tab.read(readPlaces, null);
    await tab.click('.mobileMenu-toggle');
    await tab.until('the page is inert', () => document.querySelector('main')?.inert, null);
    expectSame(await tab.read(readPlaces, null), narrow, 'the page under the drawer');
    await tab.press('Escape');
    await tab.until('the drawer is closed', () => !document.querySelector('#menu:popover-open, [inert]'), null);
    expectSame(await tab.read(readPlaces, null), narrow, 'the page after the drawer');
  },
};
