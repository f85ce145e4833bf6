import type { Page } from 'playwright-core';
import type { Catalogue } from '../../shop/catalogue/catalogue';
import { fillCart, mug, tumblers } from '../../support/shopping/open-cart';
import type { Contender } from './contender';

/** A page of the local shop, and the scripts that the reference theme loads on the same kind of page. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
  /**
   * Scripts that a production build of Cornerstone 6.21.0 loads on this kind of page without an interaction. The
   * theme's own scripts only, none of the platform's. Read from its build: brotli, quality 11.
   */
  readonly cornerstone: { readonly requests: number; readonly bytes: number };
  /** Whether its widgets mount when the page is idle; on other pages only the loader runs. */
  readonly isLive: boolean;
  /** Whether only its downloads are measured. */
  readonly isWeighedOnly?: boolean;
  /** Prepares what the page needs, such as a cart with products. */
  readonly prepare?: (page: Page, contender: Contender) => Promise<void>;
}

const fill = (page: Page, { url }: Contender): Promise<void> => fillCart(page, url, [mug, tumblers]);

/** The shopper has visited another page since the cart was filled, so the browser has stored the cart's quantity. */
async function rememberCart(page: Page, contender: Contender): Promise<void> {
  await fill(page, contender);
  await page.goto(`${contender.url}/furniture/`);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, contender.cartMemory);
}

/** The kinds of pages to compare. */
export function benchPages({ products, categories, brands }: Catalogue): readonly BenchPage[] {
  const withChoices = products.find(({ variants, options }) => variants.length > 1 && options.length > 1);
  const category = categories.find(({ slug }) => slug === 'workshop');
  const compared = products.slice(0, 3).map(({ id }) => id);
  return [
    { name: 'home', path: '/', cornerstone: { requests: 3, bytes: 87_825 }, isLive: false },
    {
      name: 'home, a shopper with a cart',
      path: '/',
      cornerstone: { requests: 3, bytes: 87_825 },
      isLive: false,
      prepare: rememberCart,
    },
    { name: 'category', path: `/${category?.slug}/`, cornerstone: { requests: 5, bytes: 106_492 }, isLive: false },
    {
      name: 'category, a shopper with a cart',
      path: `/${category?.slug}/`,
      cornerstone: { requests: 5, bytes: 106_492 },
      isLive: false,
      isWeighedOnly: true,
      prepare: rememberCart,
    },
    { name: 'brand', path: `/${brands[0]?.slug}/`, cornerstone: { requests: 5, bytes: 106_235 }, isLive: false },
    {
      name: 'search',
      path: '/search.php?search_query=oak',
      cornerstone: { requests: 6, bytes: 135_619 },
      isLive: false,
    },
    { name: 'product', path: `/${withChoices?.slug}/`, cornerstone: { requests: 4, bytes: 89_290 }, isLive: true },
    {
      name: 'product, a shopper with a cart',
      path: `/${withChoices?.slug}/`,
      cornerstone: { requests: 4, bytes: 89_290 },
      isLive: true,
      isWeighedOnly: true,
      prepare: rememberCart,
    },
    {
      name: 'cart',
      path: '/cart.php',
      cornerstone: { requests: 4, bytes: 94_500 },
      isLive: true,
      prepare: fill,
    },
    {
      name: 'compare',
      path: `/compare/${compared.join('/')}`,
      cornerstone: { requests: 4, bytes: 88_525 },
      isLive: false,
    },
  ];
}
