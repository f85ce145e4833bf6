import type { ProductRecord } from '../catalogue/product-record';

/** The longest side that can be wrapped, in inches. */
const longest = 30;

/** Whether a product can be gift-wrapped: no downloads, nothing too long. */
export const canBeWrapped = ({ digital, size }: ProductRecord): boolean => !digital && Math.max(...size) <= longest;
