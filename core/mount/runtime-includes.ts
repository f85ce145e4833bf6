// What more than one group of widgets uses, and the mounting half does not: groups share nothing but the runtime, so
// it is carried there.
import '../contract/fill-words';
import '../controls/arrow-target';
import '../page/breakpoints';
import '../controls/is-plain-click';
import '../state/ui/announce';
import '../state/ask-shop';
import '../state/cart/write-cart';
import '../state/product/can-be-bought';
