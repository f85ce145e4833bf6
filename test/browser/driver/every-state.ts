import { accountStates } from '../states/account-states';
import { businessStates } from '../states/business-states';
import { cartStates } from '../states/cart-states';
import { formStates } from '../states/form-states';
import { frameStates } from '../states/frame-states';
import { listStates } from '../states/list-states';
import { pageStates } from '../states/page-states';
import { productStates } from '../states/product-states';
import type { State } from '../states/state';

/**
 * Every page of the shop and every state it can be opened into. What holds for all of the shop is tested on each of
 * them; a new page or a new dialog is a line in one of these tables.
 */
export const everyState: readonly State[] = [
  ...pageStates,
  ...frameStates,
  ...listStates,
  ...productStates,
  ...cartStates,
  ...formStates,
  ...accountStates,
  ...businessStates,
];
