// What more than one group of widgets uses, and the mounting half does not: groups share nothing but the runtime, so
// it is carried there.
import '../contract/fill-words';
import '../page/arrow-target';
import '../page/breakpoints';
import '../page/is-plain-click';
import '../store/ui/announce';
import '../store/ask-store';
import '../store/cart/write-cart';
import '../store/product/can-be-bought';
