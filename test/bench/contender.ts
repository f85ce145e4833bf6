import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wholeBundle } from '../browser/driver/hold-code';
import type { OpenOptions } from '../browser/driver/open-page';
import { createLocalShop, type LocalShop } from '../shop/create-local-shop';
import { buildIfStale } from '../jest/build-if-stale';
import { serveCompressed, type ServedShop } from './serve-compressed';

/** A theme with its own scripts, on a shop of its own. Both themes name the controls that are pressed alike. */
export interface Contender {
  readonly name: string;
  readonly address: string;
  readonly shop: LocalShop;
  /** The theme's own scripts; none of the platform's. */
  readonly scripts: RegExp;
  /** Where the options of a product are once its scripts answer for them. */
  readonly live: string;
  /** What opens the search field; nothing where it is open. */
  readonly searchOpener?: string;
  /** Under which name the browser remembers the cart's quantity. */
  readonly cartMemory: string;
  readonly opening: Pick<OpenOptions, 'isBare' | 'mounted'>;
  close(): Promise<void>;
}

/** Without a policy: Cornerstone's styles in attributes would be refused, and each refusal costs time. */
const settings = { csp: false };

/** Our theme with our bundle. */
export async function openOurs(): Promise<Contender> {
  buildIfStale();
  const shop = createLocalShop({ settings });
  return {
    ...shopOf(shop, await serveCompressed(shop)),
    name: 'ours',
    scripts: wholeBundle,
    live: '[data-widget="product-options"][data-widget-status="mounted"]',
    cartMemory: 'cart-kept',
    opening: { mounted: false },
  };
}

/** The files without which a folder is no built Cornerstone. */
const needed = [
  'config.json',
  'templates/layout/base.html',
  'assets/dist/theme-bundle.main.js',
  'assets/css/theme.css',
];

/**
 * The platform's reference theme as it stands in a folder: its own templates, style sheet and scripts.
 *
 * @throws Error when the folder holds no built Cornerstone
 */
export async function openCornerstone(folder: string): Promise<Contender> {
  const missing = needed.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new Error(
      `${folder} is no built Cornerstone: ${missing.join(', ')} is missing. README.md says how to build it.`,
    );
  }
  const shop = createLocalShop({ theme: folder, settings });
  return {
    ...shopOf(shop, await serveCompressed(shop)),
    name: 'Cornerstone',
    scripts: /\/dist\/theme-bundle\.[\w.-]+\.js$/,
    live: '[data-product-option-change]',
    searchOpener: '[data-search="quickSearch"]',
    cartMemory: 'cart-quantity',
    // The test driver's word for a page without slots.
    opening: { isBare: true },
  };
}

const shopOf = (shop: LocalShop, { address, close }: ServedShop) => ({ shop, address, close });
