import { cartContext } from '../contexts/cart-context';
import { globalContext } from '../contexts/global-context';
import { takeMessages } from '../sessions/sessions';
import { breadcrumbs } from '../contexts/menu-context';
import type { FindPage } from './page';

/** `/cart.php`, whole or in fragments; `?suggest=<line id>` tells the preview what was just added. */
export const cartPage: FindPage = (visit) => {
  if (visit.url.pathname !== '/cart.php') return undefined;
  return {
    template: 'pages/cart',
    pageType: 'cart',
    context: (config) => {
      // The cart says its messages itself; the layout must not say them again.
      const messages = takeMessages(visit.session);
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
  };
};
