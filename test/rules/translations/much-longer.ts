/** The limit of a translation's width: `times` the English width, which counts as at least `letters` letters. */
export const muchWider = { times: 2.5, letters: 6 };

/** Wider texts that were checked on a phone: language and key. */
export const muchLonger: readonly string[] = [
  // A heading on its own line.
  'es auth.created',
  'it auth.created',
  // The word is before its price, and both may wrap.
  'it products.price_rrp',
];
