import { cart } from './cart';
import type { Issue } from './issue';
import { lists } from './lists';
import { options } from './options';
import { pages } from './pages';
import { productData } from './product-data';
import { withoutTest } from './without-test';

/** All issues, by number. */
export const issues: readonly Issue[] = [...options, ...productData, ...cart, ...lists, ...pages, ...withoutTest].sort(
  (one, other) => one.number - other.number,
);
