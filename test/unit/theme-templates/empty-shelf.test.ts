/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

const soldOut = 'Gone for this year';

/** Renders the form's controls for a product without stock. Returns whether they have the message and a disabled button. */
async function rendered(product: object) {
  const bought = { out_of_stock: true, out_of_stock_message: soldOut, can_purchase: true, ...product };
  const html = await renderExample(
    `{{#JSONparse '${JSON.stringify({ bought })}'}}{{> components/products/add-to-cart bought_product=bought buying_open=true buying_prefix='' sign_in_url=''}}{{/JSONparse}}`,
  );
  const button = /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0] ?? '';
  return { hasMessage: html.includes(soldOut), isDisabled: button.includes(' disabled') };
}

describe('a product out of stock, before any script', () => {
  it.each([
    ['is sold out', {}, { hasMessage: true, isDisabled: true }],
    ['is sold out, but other options can be chosen', { options: [{ id: 1 }] }, { hasMessage: true, isDisabled: false }],
    ['can be backordered', { available_to_sell: 4 }, { hasMessage: false, isDisabled: false }],
    ['can be backordered without a limit', { unlimited_backorder: true }, { hasMessage: false, isDisabled: false }],
  ])('%s', async (_, product, expected) => {
    expect(await rendered(product)).toEqual(expected);
  });
});
