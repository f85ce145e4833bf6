import type { Fault } from './fault';
import type { Ending, Journey } from './journey';
import { cartDropdown, changeCurrency, quickSearch } from './journeys/around';
import { addFromCard, sale } from './journeys/buy';
import { applyCoupon, removeLineByAnyDialog } from './journeys/cart-page';
import { contact, review, signInForm } from './journeys/forms';
import { filterList } from './journeys/lists';
import { corrupt, cutOff, late, alwaysWrong, sometimesWrong, missing, ofOtherVersion, tooLate } from './kinds/code';
import type { Row } from './row';

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

/** The ways in which a file can be wrong. Each is reported to operators. */
const wrong = (name: string): readonly Fault[] => [missing(name), cutOff(name), corrupt(name), ofOtherVersion(name)];

/** A wrong loader is not reported, because the loader itself sends the reports. */
const loader: readonly Fault[] = [missing('loader'), cutOff('loader'), corrupt('loader'), ofOtherVersion('loader')];

/**
 * Files of the bundle that are missing, late or wrong: the shop then sells as it does without scripts, within four seconds.
 * The page waits for a late file as long as a press is held.
 */
export const codeRows: readonly Row[] = [
  ...[sale, filterList, changeCurrency].flatMap((journey) => loader.map((fault) => row(journey, fault, natively))),
  ...wrong('runtime').map((fault) => row(sale, fault, natively, loading)),
  ...wrong('product').map((fault) => row(sale, fault, natively, loading)),
  row(addFromCard, missing('product'), natively, loading),
  row(removeLineByAnyDialog, missing('cart'), natively, loading),
  row(removeLineByAnyDialog, corrupt('runtime'), natively, loading),
  row(applyCoupon, missing('cart'), natively, loading),
  row(applyCoupon, tooLate('cart'), natively),
  row(filterList, missing('category'), natively, loading),
  row(changeCurrency, missing('header'), natively, loading),
  row(quickSearch, missing('header'), natively, loading),
  row(cartDropdown, missing('header'), natively, loading),
  row(review, missing('reviews'), natively, loading),
  row(contact, missing('contact'), natively, loading),
  row(signInForm, missing('auth'), natively, loading),
  // Without the code for calls the browser posts the form. Without the dialogs it goes to the cart page.
  row(sale, missing('api'), natively, withoutCalls),
  ...['runtime', 'product'].flatMap((name) => [
    ...alwaysWrong(name).map((fault) => row(sale, fault, natively, loading)),
    // Both endings are right. If the wrong code ran, the page would report an error.
    ...sometimesWrong(name).map((fault) => row(sale, fault, withOrWithoutCode)),
  ]),
  ...alwaysWrong('api').map((fault) => row(sale, fault, natively, withoutCalls)),
  ...alwaysWrong('loader').map((fault) => row(sale, fault, natively)),
  row(sale, missing('global'), natively, loading),
  row(sale, corrupt('global'), natively, loading),
  row(sale, tooLate('global'), natively),
  row(sale, tooLate('product'), natively),
  row(sale, tooLate('runtime'), natively),
  row(addFromCard, tooLate('product'), natively),
  ...['runtime', 'product', 'api', 'global', 'product-extras', 'loader'].map((name) =>
    row(sale, late(name), withOrWithoutCode),
  ),
  row(applyCoupon, late('cart'), withOrWithoutCode),
  row(filterList, late('category'), withOrWithoutCode),
  row(changeCurrency, late('header'), withOrWithoutCode),
];
