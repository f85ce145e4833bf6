import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalShop, type LocalShop } from '../../shop/create-local-shop';
import { buildIfStale } from '../../support/build/build-if-stale';
import { wholeBundle } from '../../support/driver/hold-code';
import type { OpenOptions } from '../../support/driver/open-page';
import { type ServedShop, serveCompressed } from './serve-compressed';

/**
 * A theme with its own scripts, on its own local shop. The same selectors find the pressed controls in both themes.
 */
export interface Contender {
  readonly name: string;
  readonly url: string;
  readonly shop: LocalShop;
  /** The theme's own scripts, without the platform's. */
  readonly scripts: RegExp;
  /** Selector of a product's options that matches once its scripts handle them. */
  readonly live: string;
  /** Opens the search field; absent when the field is always open. */
  readonly searchOpener?: string;
  /** The key in `localStorage` of the cart's quantity. */
  readonly cartMemory: string;
  readonly opening: Pick<OpenOptions, 'isBare' | 'mounted'>;
  close(): Promise<void>;
}

/** No content security policy: it would refuse Cornerstone's style attributes, and each refusal costs time. */
const settings = { csp: false };

/** The scripts of the reference theme's own build. */
const cornerstoneScripts = /\/dist\/theme-bundle\.[\w.-]+\.js$/;

/**
 * A theme with our bundle, and with the scripts of its own that its pages still load.
 *
 * @param theme the folder of an adopted theme; absent: our theme
 */
export async function openOurs(theme?: string): Promise<Contender> {
  buildIfStale();
  const shop = createLocalShop({ settings, ...(theme !== undefined && { theme }) });
  return {
    ...shopOf(shop, await serveCompressed(shop)),
    name: 'ours',
    scripts: new RegExp(`${wholeBundle.source}|${cornerstoneScripts.source}`),
    live: '[data-widget="product-options"][data-widget-status="mounted"]',
    cartMemory: 'cart-stored',
    opening: { mounted: false },
  };
}

/** The files of a built Cornerstone. */
const needed = [
  'config.json',
  'templates/layout/base.html',
  'assets/dist/theme-bundle.main.js',
  'assets/css/theme.css',
];

/**
 * The platform's reference theme from a folder: its own templates, style sheet and scripts.
 *
 * @throws Error when the folder has no built Cornerstone
 */
export async function openCornerstone(folder: string): Promise<Contender> {
  const missing = needed.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new Error(
      `${folder} is no built Cornerstone: ${missing.join(', ')} is missing. test/tools/bench/README.md says how to build it.`,
    );
  }
  const shop = createLocalShop({ theme: folder, settings });
  return {
    ...shopOf(shop, await serveCompressed(shop)),
    name: 'Cornerstone',
    scripts: cornerstoneScripts,
    live: '[data-product-option-change]',
    searchOpener: '[data-search="quickSearch"]',
    cartMemory: 'cart-quantity',
    // The test driver's option for a page without slots.
    opening: { isBare: true },
  };
}

const shopOf = (shop: LocalShop, { url, close }: ServedShop) => ({ shop, url, close });
