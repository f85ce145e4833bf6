import type { Page } from 'playwright-core';
import { buildIfStale } from '../support/build/build-if-stale';
import { renderExample } from '../support/examples/render-example';

export const slotsPath = '/endurance-slots/';

const example =
  "{{> components/widgets/quantity quantity_product=77 quantity_name='Lamp' min_quantity=1 max_quantity=10}}";

/** Serves a page with one live slot, a card in a `<template>`, and a place for the copies that a round adds. */
export async function serveSlots(page: Page): Promise<void> {
  const { version } = buildIfStale();
  const slot = (await renderExample(example)).replace('data-widget=', 'data-widget-when="now" data-widget=');
  const card = `<article data-product-scope="1"><h3>Card</h3><form>${slot}</form></article>`;
  await page.route(`**${slotsPath}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Slots</title>
        <script type="module" src="/assets/cdn/widgets/${version}/loader.js" data-page-context data-cart-id=""></script>
        <div id="awake">${card}</div><template>${card}</template><main id="cards"></main>`,
    }),
  );
}
