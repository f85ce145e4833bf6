import { describe } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { cart } from '../../tools/parity/issues/cart';
import { proveIssues } from './prove-issues';

describe('our theme, where the reference theme had issues about the cart', () => {
  proveIssues(useShop(), cart);
});
