import type { Group, Rule } from '../rule';
import { cardRules } from './card-rules';
import { cartRules } from './cart-rules';
import { layoutRules } from './layout-rules';
import { listingRules } from './listing-rules';
import { optionRules } from './option-rules';
import { priceRules } from './price-rules';
import { productRules } from './product-rules';
import { pictureRules } from './picture-rules';

const rules: Readonly<Record<Group, readonly Rule[]>> = {
  product: [...productRules, ...pictureRules, ...optionRules, ...priceRules],
  cart: cartRules,
  category: [...listingRules('category'), ...cardRules],
  brand: [...listingRules('brand'), ...cardRules],
  search: [...listingRules('search'), ...cardRules],
};

/** The rules of some groups of pages, those of the layout first; each once. */
export const groupRules = (groups: readonly Group[]): readonly Rule[] => [
  ...new Set([...layoutRules, ...groups.flatMap((group) => rules[group])]),
];
