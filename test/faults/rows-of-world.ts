import type { Journey } from './journey';
import { changeCurrency } from './journeys/around';
import { addFromPage, chooseAnOption, sale } from './journeys/buy';
import { applyCoupon, changeQuantity, removeLine } from './journeys/cart-page';
import { review } from './journeys/forms';
import { filterList } from './journeys/lists';
import { chooseTwice } from './journeys/twice';
import { frozen, hidden, pressedTwice, restored } from './kinds/life';
import { reordered } from './kinds/responses';
import * as scripts from './kinds/scripts';
import { hostileFields, unreadable } from './kinds/slots';
import * as storage from './kinds/storage';
import { echoOfTabs, storedByFastClock } from './kinds/tabs';
import { cross, type Row } from './row';

const main: readonly Journey[] = [sale, changeQuantity, filterList];

/**
 * Faults of the browser, other scripts and time, with a working shop and correct files. Faults of the whole page meet a journey
 * on each kind of page. The other faults meet the journeys whose code has to answer them.
 */
export const worldRows: readonly Row[] = [
  ...cross([chooseTwice], [reordered]),
  ...cross([...main, changeCurrency], [storage.storageForbidden, storage.storageFull]),
  // Without `changeCurrency`: its call has no token, because the platform's own script reads it from the cookies.
  ...cross(main, [storage.cookiesOff]),
  ...cross([review], [storage.storageForbidden, storage.storageFull, storage.cookiesOff], { reports: null }),
  ...cross([sale, changeQuantity], [storage.clockBehind, storage.clockAhead, storage.clockJumps]),
  ...cross([changeQuantity], [storedByFastClock, echoOfTabs]),
  ...cross(main, [
    scripts.fetchWrapped,
    scripts.listenersThrow,
    scripts.consoleReplaced,
    scripts.moved,
    scripts.elementsAdded,
  ]),
  ...cross([changeQuantity, filterList], [scripts.translated]),
  ...cross([sale, changeQuantity], [scripts.partsRemoved]),
  ...cross([addFromPage, chooseAnOption, changeQuantity, filterList], [frozen, hidden]),
  ...cross([addFromPage, changeQuantity, applyCoupon, filterList], [restored]),
  ...cross([addFromPage, applyCoupon, removeLine], [pressedTwice]),
  ...cross([sale], [hostileFields]),
  ...cross([sale], [unreadable], { reports: /^product-stock: Error: unreadable on purpose/ }),
];
