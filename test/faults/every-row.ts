import type { Fault } from './fault';
import type { Journey } from './journey';
import { askBeforeCurrency, cartDropdown, changeCurrency, quickSearch } from './journeys/around';
import * as buy from './journeys/buy';
import * as cart from './journeys/cart-page';
import { contact, review, signInForm, wishList } from './journeys/forms';
import { filterList, sortList, turnPage } from './journeys/lists';
import { redirected } from './kinds/redirects';
import * as responses from './kinds/responses';
import { cross, type Row } from './row';
import { codeRows } from './rows-of-code';
import { worldRows } from './rows-of-world';

const { broken, forbidden, limited, refused, actedAndFailed, cutBefore, cutAfter, cutInside, cutOnce } = responses;
const { htmlInstead, actedAndHtml, empty, endsEarly, typedAsHtml, slow, offline, challenged } = responses;

/** Journeys with a call that writes and responds in JSON. */
const writes: readonly Journey[] = [
  buy.addFromPage,
  cart.changeQuantity,
  cart.applyCoupon,
  changeCurrency,
  cart.chooseShipping,
];
/** For each write: it acts or not, and the page gets the response or not. */
const ofWrite: readonly Fault[] = [broken, slow, refused, actedAndFailed, cutBefore, cutAfter, cutInside];
/** Journeys that share their code with one of the writes, but show the result in another place. */
const duplicates: readonly Journey[] = [cart.applyCertificate, cart.removeLine, buy.addInQuickView, buy.addFromCard];

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
const ofRead: readonly Fault[] = [broken, slow, cutBefore, cutInside, htmlInstead, empty];

const ofCartPage =
  /^(changing line \S+ of the cart|bringing the cart page up to date|cart quantity|the numbers beside products) failed: /;

/**
 * Each journey meets the faults that its own code answers. `core/api/send.ts` answers the others for all journeys, so one
 * to three of them meet each of those faults. Its unit test has the other statuses.
 */
export const everyRow: readonly Row[] = [
  ...cross(writes, ofWrite),
  ...cross(
    writes.filter((one) => one !== changeCurrency),
    [htmlInstead],
  ),
  // The page is loaded anew after every response with a success status, and shows the currency that the session has.
  ...cross([changeCurrency], [htmlInstead], { endings: ['navigated'], reports: null }),
  // The next page is the cart, so the result of a change of the cart is on it.
  ...[...writes.filter((one) => one !== cart.chooseShipping), ...duplicates].flatMap((journey) =>
    cross([journey], [challenged], { endings: ['navigated', 'done'], reports: journey.report }),
  ),
  ...cross(duplicates, [broken, refused, cutAfter]),
  ...cross(
    [buy.addFromPage, cart.changeQuantity, cart.applyCoupon],
    [forbidden, actedAndHtml, empty, endsEarly, typedAsHtml],
  ),
  ...cross([buy.addFromPage], [limited, redirected]),
  ...cross(readsOfJson, [...ofRead, endsEarly]),
  ...cross([buy.chooseAnOption], [forbidden]),
  ...cross(readsOfHtml, ofRead),
  // The first two repeat the call themselves. `send.ts` repeats every other GET.
  ...cross([buy.chooseAnOption, cart.seeTheChange, filterList], [cutOnce]),
  ...cross([buy.addFromPage, buy.chooseAnOption], [offline]),
  // The browser follows the link when the cart cannot be read.
  ...cross([changeCurrency], [offline], { endings: ['no page'], reports: askBeforeCurrency.report }),
  // The page also requests the current cart.
  ...cross([cart.changeQuantity], [offline], { reports: ofCartPage }),
  ...cross([askBeforeCurrency], [broken]),
  // The browser itself posts the forms and shows the responses, so two forms meet the responses and the others only a cut.
  ...cross([review, contact], [broken, slow, actedAndFailed, cutAfter], { reports: null }),
  ...cross([review, wishList, signInForm], [cutBefore], { reports: null }),
  ...codeRows,
  ...worldRows,
];
