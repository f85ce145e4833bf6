/** Replaces, in a page's texts, a value that only the shop knows. */
export const unknownText = '\uE000';
