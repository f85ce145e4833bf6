import type { ProductRecord } from '../catalogue/product-record';

/** The longest side, in inches, that our longest roll of paper goes around. */
const longest = 30;

/** Whether a product can be wrapped as a present: not a download, and not a chair. */
export const canBeWrapped = ({ digital, size }: ProductRecord): boolean => !digital && Math.max(...size) <= longest;
