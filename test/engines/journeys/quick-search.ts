import { expectSame } from '../expect-same';
import type { Journey } from '../journey';

const results = 'header .quickSearch-results';

export const quickSearch: Journey = {
  name: 'quick search shows and announces results, closes, and opens the results page by Enter',
  go: async ({ tab, shop }) => {
    await tab.open('/furniture/');
    await tab.click('#nav-quick-search');
    await tab.type('lamp');
    await tab.untilShown(`${results} a >> Harbour Desk Lamp`);
    const searches = () =>
      shop.world.log.all().filter(({ path, headers }) => path === '/search.php' && headers['stencil-options']);
    expectSame(
      searches().map(({ query }) => query),
      ['?search_query=lamp'],
      'the search requests',
    );
    await tab.untilShown('[role="status"] >> 2 products shown for “lamp”');

    await tab.press('Escape');
    await tab.untilGone(results);
    await tab.press('ArrowDown');
    await tab.untilFocused('Harbour Desk Lamp');
    await tab.clickAt(30, 850);
    await tab.untilGone(results);
    await tab.fill('#nav-quick-search', 'mug');
    await tab.press('Enter');
    await tab.untilAt('/search.php?search_query=mug');
  },
};
