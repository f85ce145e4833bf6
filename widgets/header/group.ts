import { defineGroup } from '../../core/mount/define-group';
import { cartDropdown } from './cart-dropdown';
import { currency } from './currency';
import { dropdown } from './dropdown';
import { menu } from './menu';
import { quickSearch } from './quick-search';

/** The widgets of the header that do nothing until the shopper touches them. */
export const group = defineGroup([cartDropdown, currency, dropdown, menu, quickSearch]);
