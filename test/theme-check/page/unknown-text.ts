/** Stands in a page's texts where the shop prints something that a template can't know. */
export const unknownText = '\uE000';
