/** A way to wrap a present. */
export interface GiftWrapping {
  id: number;
  name: string;
  /** For one piece, default currency. */
  price: number;
  allowsMessage: boolean;
  /** The drawn pattern that stands for its picture; null without a picture. */
  pattern: string | null;
}

/** With a message, without one, and for nothing. */
export const giftWrappings: readonly GiftWrapping[] = [
  { id: 1, name: 'Printed paper & ribbon', price: 4.5, allowsMessage: true, pattern: 'brushed' },
  { id: 2, name: 'Linen bag', price: 7, allowsMessage: true, pattern: 'stippled' },
  { id: 3, name: 'Brown paper', price: 0, allowsMessage: false, pattern: null },
];

/** The wrapping with this id, as a form sends it. */
export const findWrapping = (id: string): GiftWrapping | undefined =>
  giftWrappings.find((wrapping) => String(wrapping.id) === id);
