import { everyState } from './every-state';
import { visitsOf } from './visits';

/** The first state of each included visit. */
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

/** One page of each kind of layout with all its states, for a walk that can't take the time for every state. */
export const oneOfEach = visitsOf(everyState)
  .filter(({ states: [first] }) => first && names.includes(first.name))
  .flatMap(({ states }) => states);
