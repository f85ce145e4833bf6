import type { Journey } from '../journey';

export const searchOnPhone: Journey = {
  name: 'on a narrow screen the search is a dialog over an inert page, with recent searches, and closes',
  go: async ({ tab }) => {
    await tab.resize(375, 700);
    await tab.open('/furniture/');
    await tab.clickAt(100, 94);
    await tab.until(
      'the search fills the screen',
      () => {
        const panel = document.querySelector('.searchPanel:popover-open');
        return panel?.getBoundingClientRect().height === innerHeight && document.querySelector('main')?.inert;
      },
      null,
    );
    await tab.type('lamp');
    await tab.untilShown('header .quickSearch-results a >> Harbour Desk Lamp');
    await tab.press('Enter');
    await tab.untilAt('/search.php?search_query=lamp');
    await tab.clickAt(100, 94);
    await tab.fill('#nav-quick-search', '');
    await tab.untilShown('.searchPanel-recent a >> lamp');
    await tab.click('.searchPanel-recent button >> Clear all');
    await tab.untilGone('.searchPanel-recent');
    await tab.press('Escape');
    await tab.until(
      'the page is free again',
      () => !document.querySelector('.searchPanel:popover-open, [inert]'),
      null,
    );
  },
};
