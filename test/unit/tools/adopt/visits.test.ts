import { expect, it, jest } from '@jest/globals';
import { createLocalShop } from '../../../shop/create-local-shop';
import { folders } from '../../../theme/folders';
import { themeFiles } from '../../../theme/read-theme';
import { visitAll } from '../../../tools/adopt/prove/visits';

jest.setTimeout(60_000);

/** The platform's own scripts run there, or none: the checkout and its end, and the pages of a closed shop. */
const without = /^pages\/(checkout|order-confirmation|unavailable\/|errors\/(403|generic))/;

it('the visits of the proof render every page template', async () => {
  const rendered = new Set<string>();
  const shop = createLocalShop({
    theme: folders.theme,
    settings: { csp: false },
    render: (renderer) => ({
      ...renderer,
      render: async (template) => {
        rendered.add(template);
        return { html: '', hints: [] };
      },
    }),
  });
  await visitAll(await shop.listen());
  await shop.close();
  const pages = themeFiles(folders.theme, 'templates/pages').map((path) => path.replace(/^templates\/|\.html$/g, ''));
  expect(pages.filter((page) => !rendered.has(page) && !without.test(page))).toEqual([]);
});
