import type { Fault } from './fault';
import type { Ending, Journey } from './journey';
import { cartDropdown, changeCurrency, quickSearch } from './journeys/around';
import { addFromCard, sale } from './journeys/buy';
import { applyCoupon, removeLineSomehow } from './journeys/cart-page';
import { contact, review, signInForm } from './journeys/forms';
import { filterList } from './journeys/lists';
import {
  corrupt,
  cutOff,
  late,
  liedAboutAlways,
  liedAboutAtTimes,
  missing,
  ofOtherVersion,
  tooLate,
} from './kinds/code';
import type { Row } from './row';

const loading = /^Loading chunk \S+ failed: /;
const withoutCalls =
  /^(option choice of product 103|adding to the cart) failed: Loading chunk api failed|^Loading chunk api failed/;
const natively: readonly Ending[] = ['led'];
const anyhow: readonly Ending[] = ['done', 'led'];

const row = (journey: Journey, fault: Fault, endings: readonly Ending[], reports: RegExp | null = null): Row => ({
  journey,
  fault,
  endings,
  reports,
});

/** Every way in which a file can be wrong, each told to operators. */
const wrong = (name: string): readonly Fault[] => [missing(name), cutOff(name), corrupt(name), ofOtherVersion(name)];

/** The loader is no chunk: where it does not come nobody is there to report. */
const loader: readonly Fault[] = [missing('loader'), cutOff('loader'), corrupt('loader'), ofOtherVersion('loader')];

/**
 * Files of the bundle that are missing, late or wrong: the shop then sells as it does without scripts, within four seconds.
 * One that is late is waited for, within reason.
 */
export const codeRows: readonly Row[] = [
  ...[sale, filterList, changeCurrency].flatMap((journey) => loader.map((fault) => row(journey, fault, natively))),
  ...wrong('runtime').map((fault) => row(sale, fault, natively, loading)),
  ...wrong('product').map((fault) => row(sale, fault, natively, loading)),
  row(addFromCard, missing('product'), natively, loading),
  row(removeLineSomehow, missing('cart'), natively, loading),
  row(removeLineSomehow, corrupt('runtime'), natively, loading),
  row(applyCoupon, missing('cart'), natively, loading),
  row(applyCoupon, tooLate('cart'), natively),
  row(filterList, missing('category'), natively, loading),
  row(changeCurrency, missing('header'), natively, loading),
  row(quickSearch, missing('header'), natively, loading),
  row(cartDropdown, missing('header'), natively, loading),
  row(review, missing('reviews'), natively, loading),
  row(contact, missing('contact'), natively, loading),
  row(signInForm, missing('auth'), natively, loading),
  // Without the calls the form is posted, without the dialogs the cart page shows what was added.
  row(sale, missing('api'), natively, withoutCalls),
  ...['runtime', 'product'].flatMap((name) => [
    ...liedAboutAlways(name).map((fault) => row(sale, fault, natively, loading)),
    // Either is right as long as no lie runs, of which the page would complain.
    ...liedAboutAtTimes(name).map((fault) => row(sale, fault, anyhow)),
  ]),
  ...liedAboutAlways('api').map((fault) => row(sale, fault, natively, withoutCalls)),
  ...liedAboutAlways('loader').map((fault) => row(sale, fault, natively)),
  row(sale, missing('global'), natively, loading),
  row(sale, corrupt('global'), natively, loading),
  row(sale, tooLate('global'), natively),
  row(sale, tooLate('product'), natively),
  row(sale, tooLate('runtime'), natively),
  row(addFromCard, tooLate('product'), natively),
  ...['runtime', 'product', 'api', 'global', 'product-extras', 'loader'].map((name) => row(sale, late(name), anyhow)),
  row(applyCoupon, late('cart'), anyhow),
  row(filterList, late('category'), anyhow),
  row(changeCurrency, late('header'), anyhow),
];
