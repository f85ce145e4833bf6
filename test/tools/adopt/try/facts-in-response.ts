import type { ProductAttributes, ProductPrice } from '../../../../core/api/product-attributes';

/** A fact about a product that depends on the chosen options. `of` reads its text from the shop's response. */
interface Fact {
  readonly name: string;
  readonly widget: string;
  readonly part: string;
  /** Undefined or null if the response does not contain the fact. */
  of(response: ProductAttributes): string | number | null | undefined;
}

/** The price of a choice; undefined if the response has a range, which the page shows instead. */
const priceOf = (price: ProductPrice | null | undefined, tax: 'with_tax' | 'without_tax') =>
  price?.price_range ? undefined : price?.[tax]?.formatted;

const facts: readonly Fact[] = [
  { name: 'SKU', widget: 'product-details', part: 'sku', of: ({ sku }) => sku },
  { name: 'UPC', widget: 'product-details', part: 'upc', of: ({ upc }) => upc },
  { name: 'weight', widget: 'product-details', part: 'weight', of: ({ weight }) => weight?.formatted },
  {
    name: 'price with tax',
    widget: 'product-price',
    part: 'with-tax-amount',
    of: ({ price }) => priceOf(price, 'with_tax'),
  },
  {
    name: 'price without tax',
    widget: 'product-price',
    part: 'without-tax-amount',
    of: ({ price }) => priceOf(price, 'without_tax'),
  },
  { name: 'stock', widget: 'product-stock', part: 'level', of: ({ stock }) => stock },
  {
    name: 'message',
    widget: 'product-message',
    part: 'message',
    of: ({ purchasable, instock, stock_message: stock, purchasing_message: reason }) =>
      purchasable && instock ? '' : stock || reason,
  },
  // The URL of a picture has a placeholder for the size.
  {
    name: 'picture',
    widget: 'product-gallery',
    part: 'image',
    of: ({ image }) => image?.data?.split('{:size}').at(-1),
  },
];

/** A fact in the shop's response to a choice, and the elements that must show it. */
export interface RespondedFact {
  readonly name: string;
  readonly selector: string;
  readonly text: string;
}

/** The facts that a response contains. */
export const factsInResponse = (response: ProductAttributes): RespondedFact[] =>
  facts.flatMap(({ name, widget, part, of }) => {
    const text = of(response);
    return text == null
      ? []
      : [{ name, selector: `[data-widget="${widget}"] [data-part="${part}"]`, text: String(text) }];
  });
