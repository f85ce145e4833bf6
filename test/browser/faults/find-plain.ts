import { makeCatalogue } from '../../shop/catalogue/catalogue';
import type { ProductRecord } from '../../shop/catalogue/product-record';

/** The first product of the catalogue that can be bought without options, one piece at a time. */
export function findPlain(): ProductRecord {
  const plain = makeCatalogue().products.find(({ options, minimum }) => options.length === 0 && minimum <= 1);
  if (!plain) throw new Error('the catalogue has no plain product');
  return plain;
}
