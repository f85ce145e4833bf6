import { describe, expect, it } from '@jest/globals';
import { factsInResponse } from '../../../tools/adopt/try/facts-in-response';

const money = (formatted: string, value: number) => ({ formatted, value, currency: 'USD' });
const namesIn = (response: Parameters<typeof factsInResponse>[0]) => factsInResponse(response).map(({ name }) => name);

describe('the facts of a response to a choice', () => {
  it('are those that the response contains', () => {
    expect(factsInResponse({ sku: 'MUG-1', upc: null, price: { without_tax: money('$12.00', 12) } })).toEqual([
      { name: 'SKU', selector: '[data-widget="product-details"] [data-part="sku"]', text: 'MUG-1' },
      {
        name: 'price without tax',
        selector: '[data-widget="product-price"] [data-part="without-tax-amount"]',
        text: '$12.00',
      },
    ]);
  });

  it('have no price while the page shows a range', () => {
    const price_range = { min: { without_tax: money('$72.00', 72) }, max: { without_tax: money('$79.00', 79) } };
    expect(namesIn({ price: { without_tax: money('$72.00', 72), price_range } })).not.toContain('price without tax');
  });
});
