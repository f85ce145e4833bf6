import type { Journey } from './journey';
import { adoptions } from './journeys/adoption';
import { backAndForward } from './journeys/back-and-forward';
import { inOldBrowser, withoutChunks, withoutLoader } from './journeys/blocked-code';
import { cancelledAdd, cancelledClick, cancelledSubmit } from './journeys/cancelled-events';
import { cartDrawer } from './journeys/cart-drawer';
import { cartPage } from './journeys/cart-page';
import { currency } from './journeys/currency';
import { dialogs, unfocusedDialogs } from './journeys/dialogs';
import { drawer } from './journeys/drawer';
import { earlyPress } from './journeys/early-press';
import { overlaysOverDialogs, overlaysOverDrawer } from './journeys/foreign-overlays';
import { forms } from './journeys/forms';
import { gallery } from './journeys/gallery';
import { newerChoice, othersListeners, repeatedPress, twoPresses } from './journeys/held-presses';
import { jQueryAlone } from './journeys/jquery-alone';
import { enteredQuantity, hiddenControl, lateCode, pressElsewhere, pressLeftBehind } from './journeys/late-presses';
import { loadMore } from './journeys/load-more';
import { menuByKeyboard } from './journeys/menu-by-keyboard';
import { menuByMouse } from './journeys/menu-by-mouse';
import { nativePress, ownGesture } from './journeys/native-presses';
import { otherScripts } from './journeys/other-scripts';
import { quickSearch } from './journeys/quick-search';
import { quickView } from './journeys/quick-view';
import { redirectedCalls } from './journeys/redirected-calls';
import { refusedLoader } from './journeys/refused-loader';
import { reloads } from './journeys/reloads';
import { restoredPages } from './journeys/restored-pages';
import { sale } from './journeys/sale';
import { searchOnPhone } from './journeys/search-on-phone';
import { slimHeader } from './journeys/slim-header';
import { steadyDialogs } from './journeys/steady-dialogs';
import { trustedTypes } from './journeys/trusted-types';
import { composition, typedNumbers } from './journeys/typing';
import { wrongCdnResponses } from './journeys/wrong-cdn-responses';

/** Every journey. Each one runs in every engine. */
export const allJourneys: readonly Journey[] = [
  sale,
  earlyPress,
  newerChoice,
  repeatedPress,
  twoPresses,
  othersListeners,
  cancelledSubmit,
  cancelledClick,
  cancelledAdd,
  jQueryAlone,
  lateCode,
  enteredQuantity,
  hiddenControl,
  nativePress,
  ownGesture,
  pressElsewhere,
  pressLeftBehind,
  quickView,
  gallery,
  otherScripts,
  quickSearch,
  searchOnPhone,
  composition,
  typedNumbers,
  menuByMouse,
  menuByKeyboard,
  drawer,
  loadMore,
  cartDrawer,
  cartPage,
  currency,
  forms,
  dialogs,
  unfocusedDialogs,
  overlaysOverDialogs,
  overlaysOverDrawer,
  steadyDialogs,
  backAndForward,
  restoredPages,
  reloads,
  slimHeader,
  redirectedCalls,
  trustedTypes,
  ...wrongCdnResponses,
  ...refusedLoader,
  withoutChunks,
  withoutLoader,
  inOldBrowser,
  ...adoptions,
];
