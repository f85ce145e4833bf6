import * as answers from './kinds/answers';
import type { Fault } from './fault';
import type { Journey } from './journey';
import { askBeforeCurrency, cartDropdown, changeCurrency, quickSearch } from './journeys/around';
import * as buy from './journeys/buy';
import * as cart from './journeys/cart-page';
import { contact, review, signInForm, wishList } from './journeys/forms';
import { filterList, sortList, turnPage } from './journeys/lists';
import { codeRows } from './rows-of-code';
import { cross, type Row } from './row';
import { worldRows } from './rows-of-world';

const { statuses, broken, refused, actedAndFailed, cutBefore, cutAfter, cutInside, cutOnce, offline } = answers;
const { htmlInstead, actedAndHtml, empty, damagedJson, slow } = answers;

/** Journeys whose call writes, and answers in JSON. */
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
/** Of each write: it acts or not, and the page hears of it or not. */
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

/** Journeys whose call reads JSON, then those whose call reads HTML, of which only a whole page can be told from a part. */
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

/** Journeys that begin with their call. */
const whileOffline: readonly Journey[] = [
  ...writes.filter((one) => !one.findsOut && one !== changeCurrency),
  buy.chooseAnOption,
  buy.openQuickView,
  cart.estimateShipping,
  cart.chooseCountry,
  filterList,
  cartDropdown,
];
/** Journeys whose call is made once more when nobody answers. */
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
  /^(changing line \S+ of the cart|cart-code|bringing the cart page up to date|cart quantity) failed: /;

/** The whole table. */
export const everyRow: readonly Row[] = [
  ...cross(writes, mainOfWrite),
  ...cross(writes.slice(0, 3), restOfWrite),
  ...cross(readsOfJson, [...ofRead, ...damagedJson.slice(0, 1)]),
  ...cross(
    [buy.chooseAnOption],
    statuses.filter((one) => !broken.includes(one)),
  ),
  ...cross(readsOfHtml, ofRead),
  ...cross(triedAgain, [cutOnce]),
  ...cross(whileOffline, [offline]),
  // Its link is followed when the cart can't be read.
  ...cross([changeCurrency], [offline], { endings: ['lost'], reports: askBeforeCurrency.report }),
  // The page also asks for the cart as it is now.
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
