import { brotliCompressSync } from 'node:zlib';
import { untilQuiet } from '../../../support/driver/until-quiet';
import { fillCart, mug } from '../../../support/shopping/open-cart';
import type { OpenTheme } from './open-theme';

/** The scripts of the shop that a page requests without any interaction. */
export interface ScriptWeight {
  readonly page: string;
  readonly requests: number;
  /** Brotli bytes. */
  readonly bytes: number;
}

const pages = { home: '/', category: '/lighting/', product: '/enamel-mug/', cart: '/cart.php' };

/**
 * Measures the scripts of the home page, a category, a product and a filled cart, each for a new shopper on a phone.
 *
 * @throws Error for a page that the theme can't show
 */
export async function weighScripts(theme: OpenTheme): Promise<ScriptWeight[]> {
  const weights: ScriptWeight[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { page, context } = await theme.open('/', { mayBeBare: true });
    try {
      await page.setViewportSize({ width: 390, height: 844 });
      if (name === 'cart') await fillCart(page, new URL(page.url()).origin, [mug]);
      const response = await page.goto(new URL(path, page.url()).href);
      if (!response?.ok()) throw new Error(`${path} has the status ${response?.status()}`);
      await untilQuiet(page);
      weights.push({ page: name, ...(await requestedScripts(page)) });
    } finally {
      await context.close();
    }
  }
  theme.shop.reset();
  return weights;
}

async function requestedScripts(
  page: Awaited<ReturnType<OpenTheme['open']>>['page'],
): Promise<Omit<ScriptWeight, 'page'>> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && pathname.endsWith('.js') ? [name] : [];
    }),
  );
  const scripts = [...new Set(urls)];
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  return { requests: scripts.length, bytes };
}

/** The weights before and after as a table, with the ratio of the bytes. */
export function describeWeights(before: readonly ScriptWeight[], after: readonly ScriptWeight[]): string {
  const rows = after.map(({ page, requests, bytes }) => {
    const was = before.find((one) => one.page === page);
    const ratio = was && was.bytes > 0 ? (bytes / was.bytes).toFixed(2) : '-';
    return `${page.padEnd(10)}${[was?.requests ?? '-', requests, was?.bytes ?? '-', bytes, ratio].map((cell) => String(cell).padStart(10)).join('')}`;
  });
  return [
    'Scripts that a page requests without an interaction, before and after (bytes in Brotli):',
    `${'page'.padEnd(10)}${['requests', 'now', 'bytes', 'now', 'ratio'].map((cell) => cell.padStart(10)).join('')}`,
    ...rows,
  ].join('\n');
}
