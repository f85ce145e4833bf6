import * as answers from './kinds/answers';
import type { Fault } from './fault';
import type { Journey } from './journey';
import { askBeforeCurrency, cartDropdown, changeCurrency, quickSearch } from './journeys/around';
import * as buy from './journeys/buy';
import * as cart from './journeys/cart-page';
import { contact, review, signInForm, wishList } from './journeys/forms';
import { filterList, sortList, turnPage } from './journeys/lists';
import { redirected } from './kinds/redirects';
import { codeRows } from './rows-of-code';
import { cross, type Row } from './row';
import { worldRows } from './rows-of-world';

const { statuses, broken, refused, actedAndFailed, cutBefore, cutAfter, cutInside, cutOnce, offline } = answers;
const { htmlInstead, actedAndHtml, empty, damagedJson, slow } = answers;

/** Journeys with a call that writes and responds in JSON. */
const writes: readonly Journey[] = [
  buy.addFromPage,
  cart.changeQuantity,
  cart.applyCoupon,
  changeCurrency,
  cart.applyCertificate,
  cart.chooseShipping,
  buy.addInQuickView,
  buy.addFromCard,
  cart.removeLine,
];
/** For each write: it acts or not, and the page gets the response or not. */
const mainOfWrite: readonly Fault[] = [
  ...broken,
  slow,
  refused,
  actedAndFailed,
  cutBefore,
  cutAfter,
  cutInside,
  htmlInstead,
];
const restOfWrite: readonly Fault[] = [
  ...statuses.filter((one) => !broken.includes(one)),
  actedAndHtml,
  empty,
  ...damagedJson,
];

/**
 * Journeys with a call that reads JSON, then those with a call that reads HTML. In HTML only a whole page differs
 * recognisably from a fragment.
 */
const readsOfJson: readonly Journey[] = [
  buy.chooseAnOption,
  cart.estimateShipping,
  cart.chooseCountry,
  cart.seeTheChange,
  filterList,
  turnPage,
  cart.changeOptions,
  cart.wrapLine,
];
const readsOfHtml: readonly Journey[] = [buy.openQuickView, buy.seeThePreview, quickSearch, cartDropdown, sortList];
const ofRead: readonly Fault[] = [...broken, slow, cutBefore, cutInside, htmlInstead, empty];

/** Forms that the browser posts itself. */
const forms: readonly Journey[] = [wishList, review, contact, signInForm];
const ofForm: readonly Fault[] = [...broken, slow, actedAndFailed, cutBefore, cutAfter];

/** Journeys that start with their call. */
const whileOffline: readonly Journey[] = [
  ...writes.filter((one) => !one.findsOut && one !== changeCurrency),
  buy.chooseAnOption,
  buy.openQuickView,
  cart.estimateShipping,
  cart.chooseCountry,
  filterList,
  cartDropdown,
];
/** Journeys whose call is repeated once without a response. */
const triedAgain: readonly Journey[] = [
  buy.chooseAnOption,
  buy.openQuickView,
  buy.seeThePreview,
  cart.estimateShipping,
  cart.chooseCountry,
  cart.seeTheChange,
  filterList,
  quickSearch,
  cartDropdown,
];
const ofCartPage =
  /^(changing line \S+ of the cart|cart-code|bringing the cart page up to date|cart quantity|the numbers beside products) failed: /;

export const everyRow: readonly Row[] = [
  ...cross(writes, mainOfWrite),
  ...cross(writes.slice(0, 3), restOfWrite),
  ...cross(readsOfJson, [...ofRead, ...damagedJson.slice(0, 1)]),
  ...cross(
    [buy.chooseAnOption],
    statuses.filter((one) => !broken.includes(one)),
  ),
  ...cross(readsOfHtml, ofRead),
  ...cross([...writes, ...readsOfJson, ...readsOfHtml], [redirected]),
  ...cross(triedAgain, [cutOnce]),
  ...cross(whileOffline, [offline]),
  // The browser follows the link when the cart cannot be read.
  ...cross([changeCurrency], [offline], { endings: ['no page'], reports: askBeforeCurrency.report }),
  // The page also requests the current cart.
  ...cross(
    writes.filter((one) => one.findsOut),
    [offline],
    { reports: ofCartPage },
  ),
  ...cross([askBeforeCurrency], [...broken, htmlInstead]),
  ...cross(forms, ofForm, { reports: null }),
  ...codeRows,
  ...worldRows,
];
