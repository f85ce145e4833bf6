/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

const fixed = { min: 5, max: 0, type: 'fixed', discount: { formatted: '$10.00' } };

const rendered = async (rate: object) => {
  const data = JSON.stringify({ bulk_discount_rates: [rate], settings: { tax_label: 'VAT' } });
  const html = await renderExample(
    `{{#JSONparse '${data}'}}{{> components/products/bulk-discount-rates-table bulk_discount_rates=bulk_discount_rates}}{{/JSONparse}}`,
  );
  return /<td>(.*?)<\/td>/.exec(html)?.[1];
};

describe('the fixed price of larger quantities', () => {
  it('is rendered with and without tax if the shop shows both', async () => {
    expect(await rendered({ ...fixed, discount_inc_tax: { formatted: '$12.00' } })).toBe(
      '$12.00 each incl. VAT<br>$10.00 each excl. VAT',
    );
  });

  it('is rendered once if the shop shows one', async () => {
    expect(await rendered(fixed)).toBe('$10.00 each');
  });
});
