import { type Finding, fault } from './finding';
import type { Attributes } from './read-page';

/** Attributes that every page must have, even empty: an empty cart id means that the shopper has no cart. */
const rendered = [
  'data-page-type',
  'data-template',
  'data-secure-base-url',
  'data-cart-id',
  'data-cart-url',
  'data-channel-id',
  'data-currency-code',
  'data-generic-error',
  'data-outdated-error',
  'data-unsure-error',
  'data-slow-notice',
];

const mayBeEmpty = ['data-cart-id', 'data-channel-id'];

const partial = 'print the tag by components/common/widgets-script of this version';

/** Checks that the attributes beside `data-page-context` have the platform's data. */
export function checkPageData(data: Attributes | undefined): Finding[] {
  if (!data) {
    return [
      fault(
        'data-missing',
        `No element has data-page-context: widgets do not know cart, currency and language; ${partial}.`,
      ),
    ];
  }
  const raw = Object.keys(data).filter((name) => data[name]?.includes('{{'));
  const absent = rendered.filter((name) => !(name in data));
  const filled = rendered.filter((name) => !mayBeEmpty.includes(name));
  const needed = data['data-page-type'] === 'product' ? [...filled, 'data-product-id'] : filled;
  const empty = needed.filter((name) => data[name]?.trim() === '');
  return [
    ...describeValue(raw, (names) =>
      fault(
        'data-unrendered',
        `The page data has a template's own text in ${names}: the tag is in a file that the platform does not render; ${partial}.`,
      ),
    ),
    ...describeValue(absent, (names) =>
      fault('data-absent', `The page data lacks ${names}: the widgets that need it work only in part; ${partial}.`),
    ),
    ...describeValue(empty, (names) =>
      fault(
        'data-empty',
        `The page data is empty in ${names}: the platform has not filled it in; ${partial}, in the layout, not inside a partial that changes the context.`,
      ),
    ),
  ];
}

const describeValue = (names: readonly string[], say: (names: string) => Finding): Finding[] =>
  names.length > 0 ? [say(names.join(', '))] : [];
