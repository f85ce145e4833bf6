import type { Rule } from '../rule';

const prices = /products\/(price|product-price)|^components\/products\/.*price/;

/** A price is a part only when the call asks for it, because cards render prices with the same partials. */
const asked = (part: string): string => `{{#if widget_prices}}data-part="${part}"{{/if}}`;

const lines: Readonly<Record<string, string>> = {
  '.rrp-price--withTax': 'rrp-with-tax',
  '.non-sale-price--withTax': 'non-sale-with-tax',
  '.price-section--withTax:not(.rrp-price--withTax, .non-sale-price--withTax)': 'with-tax',
  '.rrp-price--withoutTax': 'rrp-without-tax',
  '.non-sale-price--withoutTax': 'non-sale-without-tax',
  '.price-section--withoutTax:not(.rrp-price--withoutTax, .non-sale-price--withoutTax)': 'without-tax',
  '.price-section--saving': 'saved',
};

const amounts: Readonly<Record<string, string>> = {
  '[data-product-rrp-with-tax], [data-product-rrp-price-with-tax]': 'rrp-with-tax-amount',
  '[data-product-non-sale-price-with-tax]': 'non-sale-with-tax-amount',
  '[data-product-price-with-tax]': 'with-tax-amount',
  '[data-product-rrp-without-tax], [data-product-rrp-price-without-tax]': 'rrp-without-tax-amount',
  '[data-product-non-sale-price-without-tax]': 'non-sale-without-tax-amount',
  '[data-product-price-without-tax]': 'without-tax-amount',
  '[data-product-price-saved]': 'saved-amount',
};

/** The lines and amounts of a product price. */
export const priceRules: readonly Rule[] = [
  ...Object.entries(lines).map(
    ([selector, part]): Rule => ({
      name: `price line ${part}`,
      in: prices,
      selector,
      mark: asked(part),
      hides: true,
    }),
  ),
  ...Object.entries(amounts).map(
    ([selector, part]): Rule => ({
      name: `price ${part}`,
      in: prices,
      selector,
      mark: asked(part),
    }),
  ),
  {
    name: 'price label',
    in: prices,
    selector: '.price-label:not(.price-now-label)',
    mark: asked('price-label'),
    hides: true,
  },
  { name: 'price label of a sale', in: prices, selector: '.price-now-label', mark: asked('now-label'), hides: true },
  { name: 'tax words', in: prices, selector: '.price-section abbr', mark: asked('tax-words') },
];
