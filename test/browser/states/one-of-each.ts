import { everyState } from '../driver/every-state';
import { visitsOf } from './visits';

/** The first states of the visits that are taken. */
const names = [
  'home',
  'menu-panel',
  'menu-drawer',
  'category',
  'quick-view',
  'search',
  'product-with-pictures',
  'product-plain',
  'cart',
  'journal-post',
  'create-account',
  'certificate',
  'contact',
  'account-order',
  'wish-list',
];

/** One page of each kind of layout, with all that becomes of it: for tests that cannot wait for a walk over every state. */
export const oneOfEach = visitsOf(everyState)
  .filter(({ states: [first] }) => first && names.includes(first.name))
  .flatMap(({ states }) => states);
