import type { Workload } from '../workload';

export const header: Workload = {
  name: 'the header: search, menu and drop-downs',
  does: '2 searches, a menu, the currencies, the cart preview',
  path: '/about-us/',
  rounds: 60,
  replays: true,
  // A search waits 1.2 s after the last key press.
  before: (page) =>
    page.addInitScript(() => {
      const hurry = () =>
        document.querySelector('header [data-widget="quick-search"]')?.setAttribute('data-debounce', '1');
      new MutationObserver(hurry).observe(document, { childList: true, subtree: true });
    }),
  round: async ({ find, press, type, until }) => {
    const results = () => find('header [data-widget="quick-search"] [data-part="results"]');
    for (const term of ['lamp', 'mug']) {
      const before = results().innerHTML;
      type('header [data-search-quick]', term);
      await until(() => !results().hidden && results().innerHTML !== before);
    }
    press('body');
    document.querySelector<HTMLElement>('header [data-search-quick]')?.blur();
    for (const selector of ['header [data-widget="menu"] details', 'header details[data-widget="dropdown"]']) {
      const details = find(selector) as HTMLDetailsElement;
      details.querySelector('summary')?.click();
      await until(() => details.open);
      details.querySelector('summary')?.click();
      await until(() => !details.open);
    }
    press('header a[data-cart-preview]');
    await until(() => !find('#cart-preview-dropdown').hidden && find('#cart-preview-dropdown').innerText.trim());
    press('header a[data-cart-preview]');
    await until(() => find('#cart-preview-dropdown').hidden);
  },
};
