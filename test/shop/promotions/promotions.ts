/** A discount that the shop applies without a code. */
export type Promotion =
  /** A percentage off the whole order, from a minimum on (default currency). */
  | { kind: 'order'; id: number; name: string; minimum: number; percent: number }
  /** A percentage off each piece of a product, from a quantity on. */
  | { kind: 'product'; id: number; name: string; productId: number; minQuantity: number; percent: number };

export const promotions: readonly Promotion[] = [
  { kind: 'order', id: 1, name: '5% off from $500', minimum: 500, percent: 5 },
  { kind: 'product', id: 2, name: 'Three packs of tea towels', productId: 115, minQuantity: 3, percent: 15 },
];
