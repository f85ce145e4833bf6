import type { ProductRecord } from '../catalogue/product-record';
import type { Visit } from '../sessions/visit';

/** A product's URL, absolute like the platform's. */
export const productUrl = ({ url }: Visit, { slug }: ProductRecord): string => `${url.origin}/${slug}/`;
