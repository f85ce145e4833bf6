import { describe, expect, it } from '@jest/globals';
import { answeredFacts } from '../../../tools/adopt/try/answered-facts';

const money = (formatted: string, value: number) => ({ formatted, value, currency: 'USD' });
const namesIn = (answer: Parameters<typeof answeredFacts>[0]) => answeredFacts(answer).map(({ name }) => name);

describe('the facts of an answer to a choice', () => {
  it('are those that the answer contains', () => {
    expect(answeredFacts({ sku: 'MUG-1', upc: null, price: { without_tax: money('$12.00', 12) } })).toEqual([
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
