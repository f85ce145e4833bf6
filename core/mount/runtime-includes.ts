// Modules that several groups use, but that mounting does not need. The runtime is the only file that groups share, so it
// includes them.
import '../contract/fill-words';
import '../page/breakpoints';
import '../state/ui/announce';
import '../state/ask-shop';
import '../state/cart/write-cart';
import '../state/product/can-be-bought';
