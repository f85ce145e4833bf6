import { describe } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { pages } from '../../tools/parity/issues/pages';
import { proveIssues } from './prove-issues';

describe('our theme, where the reference theme had issues about whole pages', () => {
  proveIssues(useShop(), pages);
});
