import { describe } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { options } from '../../tools/parity/issues/options';
import { productData } from '../../tools/parity/issues/product-data';
import { proveIssues } from './prove-issues';

describe('our theme, where the reference theme had issues about a product', () => {
  proveIssues(useShop(), [...options, ...productData]);
});
