import { globalContext } from '../contexts/global-context';
import type { FindPage } from './page';

/** `/checkout`: a placeholder in the theme's layout, because the platform's checkout is not part of a theme. */
export const checkoutPage: FindPage = (visit) => {
  const { pathname } = visit.url;
  if (pathname !== '/checkout' && pathname !== '/checkout.php') return undefined;
  return {
    template: 'pages/checkout',
    pageType: 'checkout',
    context: () => ({
      ...globalContext(visit, { title: 'Alder & Quay - Checkout' }),
      page_type: 'checkout',
      checkout: {
        checkout_head: '',
        header_image: '',
        checkout_content:
          '<main class="container"><p>The platform’s own checkout would be here.</p>' +
          '<p><a href="/cart.php">Back to the cart</a></p></main>',
      },
    }),
  };
};
