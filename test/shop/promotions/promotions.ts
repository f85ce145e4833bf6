/** What the shop takes off by itself, without a code. */
export type Promotion =
  /** From so much money on (default currency), so many percent off the whole order. */
  | { kind: 'order'; id: number; name: string; minimum: number; percent: number }
  /** From so many pieces of one product on, so many percent off each of them. */
  | { kind: 'product'; id: number; name: string; productId: number; pieces: number; percent: number };

export const promotions: readonly Promotion[] = [
  { kind: 'order', id: 1, name: '5% off from $500', minimum: 500, percent: 5 },
  { kind: 'product', id: 2, name: 'Three packs of tea towels', productId: 115, pieces: 3, percent: 15 },
];
