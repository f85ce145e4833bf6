import type { Fault } from './fault';
import type { Ending, Journey } from './journey';
import { cartDropdown, changeCurrency, quickSearch } from './journeys/around';
import { addFromCard, sale } from './journeys/buy';
import { applyCoupon, removeLineByAnyDialog } from './journeys/cart-page';
import { contact, review, signInForm } from './journeys/forms';
import { filterList } from './journeys/lists';
import { alwaysWrong, corrupt, cutOff, late, missing, ofOtherVersion, tooLate } from './kinds/code';
import type { Row } from './row';

/** Sent by the script before the tag. */
const refused = /loader\.js did not run: /;
const loading = /^Loading chunk \S+ failed: /;
const withoutCalls =
  /^(option choice of product 103|adding to the cart) failed: Loading chunk api failed|^Loading chunk api failed/;
const natively: readonly Ending[] = ['navigated'];
const withOrWithoutCode: readonly Ending[] = ['done', 'navigated'];

const row = (journey: Journey, fault: Fault, endings: readonly Ending[], reports: RegExp | null = null): Row => ({
  journey,
  fault,
  endings,
  reports,
});

/** The ways in which a file can be wrong. */
const wrong = (name: string): readonly Fault[] => [missing(name), cutOff(name), corrupt(name), ofOtherVersion(name)];

/**
 * Files of the bundle that are missing, late or wrong: the shop then sells as it does without scripts, within four seconds.
 * The page waits for a late file as long as a press is held. The sale meets every fault of a file. The other journeys meet one
 * fault of the file that their own page needs.
 */
export const codeRows: readonly Row[] = [
  ...[...wrong('loader'), ...alwaysWrong('loader')].map((fault) => row(sale, fault, natively, refused)),
  row(filterList, missing('loader'), natively, refused),
  row(changeCurrency, missing('loader'), natively, refused),
  ...[...wrong('runtime'), ...wrong('product')].map((fault) => row(sale, fault, natively, loading)),
  row(addFromCard, missing('product'), natively, loading),
  row(removeLineByAnyDialog, missing('cart'), natively, loading),
  row(removeLineByAnyDialog, corrupt('runtime'), natively, loading),
  row(applyCoupon, missing('cart-extras'), natively, loading),
  row(applyCoupon, tooLate('cart-extras'), natively),
  row(filterList, missing('category'), natively, loading),
  row(changeCurrency, missing('header'), natively, loading),
  row(quickSearch, missing('header'), natively, loading),
  row(cartDropdown, missing('header'), natively, loading),
  row(review, missing('reviews'), natively, loading),
  row(contact, missing('contact'), natively, loading),
  row(signInForm, missing('auth'), natively, loading),
  // Without the code for calls the browser posts the form. Without the dialogs it goes to the cart page.
  row(sale, missing('api'), natively, withoutCalls),
  row(sale, missing('global'), natively, loading),
  row(sale, corrupt('global'), natively, loading),
  row(sale, tooLate('global'), natively),
  row(sale, tooLate('product'), natively),
  // Both endings are right.
  ...['product', 'api', 'global', 'product-extras', 'loader'].map((name) => row(sale, late(name), withOrWithoutCode)),
  row(applyCoupon, late('cart-extras'), withOrWithoutCode),
  row(filterList, late('category'), withOrWithoutCode),
  row(changeCurrency, late('header'), withOrWithoutCode),
];
