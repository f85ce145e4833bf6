import { folders } from '../../../theme/folders';
import { createLocalShop } from '../../../shop/create-local-shop';
import type { Renderer } from '../../../shop/render/renderer';
import type { ShopSettings } from '../../../shop/world/shop-settings';
import { makeShopper } from '../../../support/shopper/shopper';
import type { StoredChange } from '../file-change';
import { visitAll } from '../prove/visits';
import { copyTheme } from '../theme-copy';

/** A page or a fragment of a theme, as the shop sends it. */
export interface RenderedPage {
  readonly template: string;
  /** The platform's name for the kind of page; of a fragment, that of the page that asked for it. */
  readonly pageType: string;
  readonly html: string;
}

/** Pages that need other settings of the shop. */
const variants: readonly (readonly [settings: Partial<ShopSettings>, ...paths: string[]])[] = [
  [{ slides: 3, languages: ['en', 'fr'] }, '/', '/nowhere/'],
  [{ facetedSearch: false }, '/lighting/', '/northlight/', '/search.php?search_query=lamp'],
];

/** Requests every page and fragment of a shop. */
async function visitWhole(address: string): Promise<void> {
  const guest = makeShopper(address);
  for (const [settings, ...paths] of variants) {
    const before = (await guest.get('/__shop/settings')).json<Record<string, unknown>>();
    const change = (values: object) =>
      guest.send('/__shop/settings', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(values),
      });
    await change(settings);
    for (const path of paths) await guest.get(path);
    await change(Object.fromEntries(Object.keys(settings).map((name) => [name, before[name]])));
  }
  await visitAll(address);
}

/**
 * Renders every page of a theme with BigCommerce's own renderer. Pages that cannot be rendered are left out; `prove` names
 * them.
 *
 * @param visit requests the pages from the shop at an address
 */
export async function renderPages(
  folder: string,
  changes: readonly StoredChange[],
  visit: (address: string) => Promise<void> = visitWhole,
): Promise<RenderedPage[]> {
  const copy = copyTheme(folder, changes);
  const rendered: RenderedPage[] = [];
  const shop = createLocalShop({
    theme: copy.folder,
    dist: folders.dist,
    settings: { csp: false },
    render: (renderer) => keeping(renderer, rendered),
  });
  const { warn } = console;
  console.warn = () => {};
  try {
    await visit(await shop.listen());
  } finally {
    console.warn = warn;
    await shop.close();
    copy.remove();
  }
  return rendered;
}

const keeping = (renderer: Renderer, rendered: RenderedPage[]): Renderer => ({
  ...renderer,
  render: async (template, input, lender) => {
    const result = await renderer.render(template, input, lender);
    const { page_type: pageType } = input.context;
    rendered.push({ template, pageType: String(pageType ?? 'default'), html: result.html });
    return result;
  },
});
