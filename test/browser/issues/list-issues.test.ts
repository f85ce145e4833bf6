import { describe } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { lists } from '../../tools/parity/issues/lists';
import { proveIssues } from './prove-issues';

describe('our theme, where the reference theme had issues about lists and search', () => {
  proveIssues(useShop(), lists);
});
