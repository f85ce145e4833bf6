/** How many times as wide as in English a text is looked at; one of fewer letters than these counts as one of so many. */
export const muchWider = { times: 2.5, letters: 6 };

/** What is wider than that and was looked at on a phone: language and key. */
export const muchLonger: readonly string[] = [
  // A heading of its own line.
  'es auth.created',
  'it auth.created',
  // The word stands before its price, and both may be broken.
  'it products.price_rrp',
];
