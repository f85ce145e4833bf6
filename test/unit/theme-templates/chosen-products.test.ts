/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

const products = [1, 12, 2, 3].map((id) => ({ id, show_cart_action: id !== 2 }));

/** The ids that a list shows of four products. The product with the id 2 can't be bought. */
const chosen = (limit: number | string, forSale: boolean, above: readonly object[] = []) =>
  renderExample(
    `{{#JSONparse '${JSON.stringify({ products, above })}'}}{{> components/products/chosen chosen_from=products chosen_limit=${limit} chosen_for_sale=${forSale} chosen_above=above}}{{/JSONparse}}{{getVar 'chosen_ids'}}`,
  ).then((html) => html.trim());

describe('the products that a list shows', () => {
  it.each([
    ['as many as its limit', chosen(3, false), '|1||12||2|'],
    ['those that can be bought', chosen(4, true), '|1||12||3|'],
    ['those that are in no list above', chosen(2, false, [{ id: 1 }, { id: 2 }]), '|12||3|'],
    ['none if all are in a list above', chosen(4, false, products), ''],
    ['none if its limit is 0', chosen(0, false), ''],
  ])('are %s', async (_, ids, expected) => {
    expect(await ids).toBe(expected);
  });
});
