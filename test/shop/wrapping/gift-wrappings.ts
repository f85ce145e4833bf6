/** A kind of gift wrapping. */
export interface GiftWrapping {
  id: number;
  name: string;
  /** For one piece, in the default currency. */
  price: number;
  allowsMessage: boolean;
  /** The drawn pattern of its picture; null without a picture. */
  pattern: string | null;
}

/** Two with a message, and a free one without. */
export const giftWrappings: readonly GiftWrapping[] = [
  { id: 1, name: 'Printed paper & ribbon', price: 4.5, allowsMessage: true, pattern: 'brushed' },
  { id: 2, name: 'Linen bag', price: 7, allowsMessage: true, pattern: 'stippled' },
  { id: 3, name: 'Brown paper', price: 0, allowsMessage: false, pattern: null },
];

/** Finds a wrapping by the id that a form sends. */
export const findWrapping = (id: string): GiftWrapping | undefined =>
  giftWrappings.find((wrapping) => String(wrapping.id) === id);
