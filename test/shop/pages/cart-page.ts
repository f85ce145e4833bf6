import { cartContext } from '../contexts/cart-context';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { takeMessages } from '../sessions/take-messages';
import type { Visit } from '../sessions/visit';
import type { FindPage, Page } from './page';

/** `/cart.php`, whole or in fragments; `?suggest=<line id>` is the line that was just added, for the cart preview. */
export const cartPage: FindPage = (visit) => (visit.url.pathname === '/cart.php' ? cartPageOf(visit) : undefined);

/** The cart page, at any URL. */
export const cartPageOf = (visit: Visit): Page => ({
  template: 'pages/cart',
  pageType: 'cart',
  context: (config) => {
    // The cart prints its messages itself; the layout must not repeat them.
    const messages = takeMessages(visit);
    return {
      ...globalContext(visit, {
        title: 'Alder & Quay - Shopping Cart',
        breadcrumbs: breadcrumbs(visit, undefined, {
          name: 'Your Cart',
          url: `${visit.url.origin}/cart.php`,
        }),
      }),
      page_type: 'cart',
      cart: cartContext(visit, config, visit.url.searchParams.get('suggest'), messages),
    };
  },
});
