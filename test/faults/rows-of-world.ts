import type { Journey } from './journey';
import { changeCurrency } from './journeys/around';
import { addFromPage, chooseAnOption, sale } from './journeys/buy';
import { applyCoupon, changeQuantity, removeLine } from './journeys/cart-page';
import { review } from './journeys/forms';
import { filterList } from './journeys/lists';
import { chooseTwice, filterTwice } from './journeys/twice';
import { reordered } from './kinds/answers';
import { frozen, hidden, keptAndBack, prerendered, pressedTwice } from './kinds/life';
import * as scripts from './kinds/scripts';
import * as storage from './kinds/storage';
import { cross, type Row } from './row';

const main: readonly Journey[] = [sale, changeQuantity, filterList];

/** The browser, other scripts and time, while shop and files are well. */
export const worldRows: readonly Row[] = [
  ...cross([chooseTwice, filterTwice], [reordered]),
  ...cross([...main, changeCurrency], [storage.storageForbidden, storage.storageFull]),
  // The currency's call has no token, for which the platform's own script asks the cookies.
  ...cross(main, [storage.cookiesOff]),
  ...cross([review], [storage.storageForbidden, storage.storageFull, storage.cookiesOff], { reports: null }),
  ...cross([sale, changeQuantity], [storage.clockBehind, storage.clockAhead, storage.clockJumps]),
  ...cross(main, [
    scripts.fetchWrapped,
    scripts.requestsWrapped,
    scripts.listenersThrow,
    scripts.consoleReplaced,
    scripts.translated,
    scripts.moved,
    scripts.crowded,
  ]),
  ...cross([sale, changeQuantity], [scripts.thinned]),
  ...cross([addFromPage, changeQuantity, applyCoupon], [prerendered]),
  ...cross([addFromPage, chooseAnOption, changeQuantity, filterList], [frozen, hidden]),
  ...cross([addFromPage, changeQuantity, applyCoupon, filterList], [keptAndBack]),
  ...cross([addFromPage, applyCoupon, removeLine], [pressedTwice]),
];
