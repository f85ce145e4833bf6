import { defineGroup } from '../../core/mount/define-group';
import { cartDropdown } from './cart-dropdown';
import { currency } from './currency';
import { dropdown } from './dropdown';
import { menu } from './menu';
import { quickSearch } from './quick-search';

/** What stands in the header and does nothing until it is touched. */
export const group = defineGroup([cartDropdown, currency, dropdown, menu, quickSearch]);
