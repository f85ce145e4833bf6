/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

const soldOut = 'Gone for this year';

/** The output of the form for a product without stock. */
async function printed(product: object) {
  const bought = { out_of_stock: true, out_of_stock_message: soldOut, can_purchase: true, ...product };
  const html = await renderExample(
    `{{#JSONparse '${JSON.stringify({ bought })}'}}{{> components/products/add-to-cart bought_product=bought buying_open=true buying_prefix='' sign_in_url=''}}{{/JSONparse}}`,
  );
  const button = /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0] ?? '';
  return { says: html.includes(soldOut), isOff: button.includes(' disabled') };
}

describe('a product whose shelf is empty, before any script', () => {
  it.each([
    ['is sold out', {}, { says: true, isOff: true }],
    ['is sold out, though another choice may not be', { options: [{ id: 1 }] }, { says: true, isOff: false }],
    ['can be ordered for later', { available_to_sell: 4 }, { says: false, isOff: false }],
    ['can be ordered without end', { unlimited_backorder: true }, { says: false, isOff: false }],
  ])('%s', async (_, product, expected) => {
    expect(await printed(product)).toEqual(expected);
  });
});
