import { beforeEach, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { categoryListing } from '../../../../widgets/category/category-listing';
import { printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle, until } from '../../../support/jest/settle';
import { deferred, withUser } from '../with-user';

/** The filters of a category, as the shop renders them. */
export const sidebar = (brand: string) => `
  <details id="facet-brand" open><summary>Brand</summary>
    <a id="facet-brand-31" href="/lighting/?brand=31" data-faceted-search-facet>${brand}</a>
    <a id="facet-size-s" href="/lighting/?size=s" data-faceted-search-facet>Small</a>
    <a id="facet-more" href="?list_all=brand" data-facet-more="brand">Show more</a></details>
  <form data-faceted-search-range><input name="min_price" value="10"><input name="max_price" value="60">
    <input type="hidden" name="sort" value=""><button id="apply">Apply</button></form>`;
/** The list of a category, as the shop renders it. */
export const list = (count: string, page = '2') => `
  <p tabindex="-1" data-listing-start data-listing-status>${count}</p>
  <form data-sort-by="product"><select name="sort" id="sort">
    <option value="featured" selected>Featured</option><option value="priceasc">Price</option></select>
    <button>Show</button></form>
  <a class="page" href="/lighting/?page=${page}" data-faceted-search-facet>${page}</a>
  <a class="product" href="/lamp/">Lamp</a>`;
/** A category's list in its page: the example with the shop's HTML, beside other content. */
export const page = {
  around: (slot: string) => `<p id="region">Page Builder</p>${slot}
    <a id="other" href="/lighting/?brand=99" data-faceted-search-facet>Elsewhere on the page</a>
    <dialog data-widget="dialog" data-name="quick-view"></dialog>`,
  change: (slot: HTMLElement) => {
    slot.querySelector('[data-part="sidebar"]')!.innerHTML = sidebar('Northlight');
    slot.querySelector('[data-part="products"]')!.innerHTML = list('5 products');
  },
};

/** Starts each test of a file on a category page. */
export function onCategoryPage(): void {
  beforeEach(() => history.replaceState(null, '', '/lighting/'));
}

/**
 * Mounts a list; the test answers its requests.
 * @param rendered the markup to render first; null uses the current page
 */
export async function mountListing(rendered: typeof page | null = page) {
  const asked: { url: string; sections: unknown; config: unknown; signal: AbortSignal | undefined }[] = [];
  const responses: ReturnType<typeof deferred<Record<string, string>>>[] = [];
  const one = jest.fn((_url: string, _template: string, _options: object) => Promise.resolve('<h2>Brand</h2>'));
  const many = ((url, sections, { config, signal } = {}) => {
    asked.push({ url: new URL(url, document.baseURI).href, sections, config, signal });
    responses.push(deferred());
    return responses.at(-1)!.promise;
  }) as StorefrontApi['fragments']['many'];
  if (rendered) printExample(categoryListing, rendered);
  const options = { api: { fragments: { many, one } as never } };
  const mounted = withUser(await mountWidget(categoryListing, undefined, options));
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const settled = async () => {
    await until(() => !mounted.slot.hasAttribute('aria-busy'));
    await settle();
  };
  return {
    ...mounted,
    asked,
    one,
    find,
    /** @returns whether the click was left to the browser */
    press: (selector: string, init: MouseEventInit = {}) => {
      find(selector).focus();
      return mounted.click(find(selector), init);
    },
    respond: async (sections: Record<string, string>) => {
      await responses.at(-1)?.resolve(sections);
      await settled();
    },
    refuse: async (error: unknown) => {
      await responses.at(-1)?.reject(error);
      await settled();
    },
  };
}

export const narrower = { products: list('2 products', '3'), sidebar: sidebar('Northlight, chosen') };
export const path = () => location.pathname + location.search;
