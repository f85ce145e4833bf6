import type { Group, Rule } from '../rule';
import { cardRules, quickViewRules } from './card-rules';
import { carouselRules } from './carousel-rules';
import { cartCodeRules } from './cart-code-rules';
import { cartRules, discountRules } from './cart-rules';
import { compareRules } from './compare-rules';
import { compareTableRules } from './compare-table-rules';
import { dialogRules } from './dialog-rules';
import { dropDownRules } from './drop-down-rules';
import { estimatorRules } from './estimator-rules';
import { filterRules } from './filter-rules';
import { reviewFieldRules } from './forms/field-rules';
import { formRules } from './forms/form-rules';
import { headerRules } from './header-rules';
import { iconRules } from './icon-rules';
import { imageRules } from './image-rules';
import { layoutRules } from './layout-rules';
import { listingRules } from './listing-rules';
import { menuRules } from './menu-rules';
import { optionPartRules, optionRules } from './option-rules';
import { pictureRules } from './picture-rules';
import { priceRules } from './price-rules';
import { bulkDialogRules, productExtraRules } from './product-extra-rules';
import { productRules } from './product-rules';
import { reviewRules } from './review-rules';
import { searchRules } from './search-rules';
import { shellRules } from './shell-rules';
import { themeScriptRules } from './theme-script-rule';

/** Rules that wait for all lists: the theme's script loads a list as long as it has one, and the lists share the filters. */
const ofAllLists = (all: readonly Rule[]): readonly Rule[] =>
  all.map((rule) => ({ ...rule, together: ['category', 'brand', 'search'] }));

/** What every list of products has. */
const listRules: readonly Rule[] = [...ofAllLists(filterRules), ...cardRules, ...bulkDialogRules, ...compareRules];

const rules: Readonly<Record<Group, readonly Rule[]>> = {
  layout: [
    ...themeScriptRules,
    ...iconRules,
    ...imageRules,
    ...headerRules,
    ...dropDownRules,
    ...menuRules,
    ...carouselRules,
    ...shellRules,
    ...cardRules,
    ...compareRules,
  ],
  product: [
    ...productRules,
    ...pictureRules,
    ...optionRules,
    ...optionPartRules,
    ...priceRules,
    ...reviewRules,
    ...reviewFieldRules,
    ...productExtraRules,
    ...quickViewRules,
    ...shellRules,
  ],
  cart: [...cartRules, ...dialogRules, ...cartCodeRules, ...estimatorRules, ...discountRules, ...optionPartRules],
  category: [...ofAllLists(listingRules('category')), ...listRules],
  brand: [...ofAllLists(listingRules('brand')), ...listRules],
  search: [...ofAllLists([...listingRules('search'), ...searchRules]), ...listRules],
  compare: [...compareRules, ...compareTableRules],
  forms: formRules,
};

/** The rules for some groups of pages, those of every page first; each rule once. */
export const groupRules = (groups: readonly Group[]): readonly Rule[] =>
  [...new Set([...layoutRules, ...groups.flatMap((group) => rules[group])])].filter(({ together = [] }) =>
    together.every((group) => groups.includes(group)),
  );
