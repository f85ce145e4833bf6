// Modules that several groups of widgets use and the mounting half does not. The groups share no chunk but the runtime,
// so the runtime includes them.
import '../contract/fill-words';
import '../page/breakpoints';
import '../state/ui/announce';
import '../state/ask-shop';
import '../state/cart/write-cart';
import '../state/product/can-be-bought';
