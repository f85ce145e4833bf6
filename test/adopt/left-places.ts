import type { Place } from './mark-template';
import { readMarkup } from './read-markup';
import type { Group } from './rule';

interface LeftRule {
  readonly name: string;
  readonly groups: readonly Group[];
  readonly in?: RegExp;
  readonly selector: string;
  readonly hint: string;
}

const lists = ['category', 'brand', 'search'] as const;

/** What no rule can mark, because another element has to take its place: a list for the author. */
const leftRules: readonly LeftRule[] = [
  {
    name: 'add-to-cart of a card',
    groups: lists,
    selector: 'a[data-button-type="add-cart"], .card a[href*="add_to_cart"]',
    hint: 'a link can only lead to the cart; put a form with data-widget="add-to-cart" in its place to add without leaving the page',
  },
  {
    name: 'options of a cart line',
    groups: ['cart'],
    selector: '[data-item-edit]',
    hint: 'your own script opens this form; the widgets cart-edit and cart-options do it with a dialog "cart-item" in the layout',
  },
  {
    name: 'gift wrapping',
    groups: ['cart'],
    selector: '[data-item-giftwrap]',
    hint: 'your own script opens this form; the widgets cart-edit and cart-wrapping do it with a dialog "cart-item" in the layout',
  },
  {
    name: 'coupon and certificate',
    groups: ['cart'],
    in: /cart/,
    selector: '.coupon-form, .cart-gift-certificate-form',
    hint: 'your own script sends this form, and shows the answer; the widget cart-code takes its place beside the totals, not inside of them',
  },
  {
    name: 'shipping estimator',
    groups: ['cart'],
    in: /cart/,
    selector: 'form[data-shipping-estimator], .estimator-form',
    hint: 'your own script asks for the quotes; the widget shipping-estimator takes its place beside the totals',
  },
  {
    name: 'pick-list backorders',
    groups: ['product'],
    selector: '[data-picklist-backorder-list]',
    hint: 'your own script fills this list; the widget product-backorder takes its place',
  },
  {
    name: 'comparison',
    groups: lists,
    selector: '[data-compare-id]',
    hint: 'your own script counts what is compared; the widgets compare-bar and compare-link take its place',
  },
];

/** The places of a template that are left to its author. */
export function leftPlaces(id: string, text: string, groups: readonly Group[]): Place[] {
  const rules = leftRules.filter((rule) => rule.groups.some((group) => groups.includes(group)));
  const markup = readMarkup(text);
  return rules
    .filter((rule) => !rule.in || rule.in.test(id))
    .flatMap((rule) =>
      markup
        .find(rule.selector)
        .filter(({ attributes }) => !('data-widget' in attributes))
        .map(({ start }) => ({
          rule: rule.name,
          template: id,
          line: text.slice(0, start).split('\n').length,
          is: 'left' as const,
          hint: rule.hint,
        })),
    );
}
