import { cartContext } from '../contexts/cart-context';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { takeMessages } from '../sessions/take-messages';
import type { Visit } from '../sessions/visit';
import type { FindPage, Page } from './page';

/** `/cart.php`, whole or in fragments; `?suggest=<line id>` tells the preview what was just added. */
export const cartPage: FindPage = (visit) => (visit.url.pathname === '/cart.php' ? cartPageOf(visit) : undefined);

/** The cart's page, wherever it is asked for. */
export const cartPageOf = (visit: Visit): Page => ({
  template: 'pages/cart',
  pageType: 'cart',
  context: (config) => {
    // The cart says its messages itself; the layout must not say them again.
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
