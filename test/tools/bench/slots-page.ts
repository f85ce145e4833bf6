import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { buildIfStale } from '../../support/build/build-if-stale';
import { renderExample } from '../../support/examples/render-example';

export const slotsPath = '/bench-slots/';

/** The slot in each card: one with a single part, as in a list, or one with several parts, as in a form. */
const benchSlots = {
  'product-stock': '{{> components/widgets/product-stock stock_level=3}}',
  quantity: "{{> components/widgets/quantity quantity_product=77 quantity_name='Lamp' min_quantity=1 max_quantity=10}}",
} as const;

export type BenchSlot = keyof typeof benchSlots;

/**
 * Serves a page of product cards with one sleeping slot each: `data-asleep` replaces `data-widget`. Each slot has its own ids,
 * as on a real page. One additional slot is awake, so that the runtime has been loaded and has run before the measurement.
 */
export async function serveSlotsPage(page: Page, widget: BenchSlot, count: number): Promise<void> {
  const { version } = buildIfStale();
  const slot = await renderExample(benchSlots[widget]);
  const asleep = slot.replace('data-widget=', 'data-widget-when="now" data-asleep=');
  const card = (id: number, inside: string) => {
    const form = `<form>${inside.replaceAll('quantity-77', `quantity-${id}`)}</form>`;
    return `<article class="card" data-product-scope="${id}"><h3>Card ${id}</h3><p>One of many</p>${form}</article>`;
  };
  const cards = Array.from({ length: count }, (_, index) => card(index + 1, asleep));
  const { outputFiles } = await build({
    entryPoints: [join('test', 'tools', 'bench', 'render-anew.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.route(`**${slotsPath}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Slots</title>
        <script src="/bench-render-anew.js"></script>
        <script type="module" src="/assets/cdn/widgets/${version}/loader.js" data-page-context data-cart-id=""></script>
        <div id="awake">${card(0, slot.replace('data-widget=', 'data-widget-when="now" data-widget='))}</div>
        <main id="cards">${cards.join('')}</main>`,
    }),
  );
  await page.route('**/bench-render-anew.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' }),
  );
}
