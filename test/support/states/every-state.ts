import { accountStates } from './account-states';
import { businessStates } from './business-states';
import { cartStates } from './cart-states';
import { formStates } from './form-states';
import { frameStates } from './frame-states';
import { listStates } from './list-states';
import { pageStates } from './page-states';
import { productStates } from './product-states';
import type { State } from './state';

/**
 * Every state of every page of the shop. Tests for the whole shop run on each of them. To test a new page or dialog, add a
 * line to one of these tables.
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
