import type { ProductRecord } from '../catalogue/product-record';
import type { Visit } from '../sessions/visit';

/** A product's address, absolute as the platform prints it. */
export const productUrl = ({ url }: Visit, { slug }: ProductRecord): string => `${url.origin}/${slug}/`;
