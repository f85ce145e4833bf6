import { start } from '../core/loader/start';
import { isKept } from '../core/page/is-kept';
import { mayBeStaff } from '../core/page/may-be-staff';

declare const WIDGETS_VERSION: string;

// The boxes of chosen products must be ticked, and the link shown, before the shopper touches the page.
const compareMoment = isKept('compare') ? 'idle' : 'runtime';

start({
  version: WIDGETS_VERSION,
  smallest: 'staff',
  groups: {
    account: {
      load: () => import('./account/group'),
      widgets: {
        'account-form': 'interaction',
        'card-form': 'interaction',
        'hosted-payments': 'now',
      },
    },
    auth: {
      load: () => import('./auth/group'),
      widgets: {
        'auth-form': 'interaction',
      },
    },
    brand: {
      load: () => import('./brand/group'),
      widgets: {
        'brand-listing': 'runtime',
      },
    },
    business: {
      load: () => import('./business/group'),
      widgets: {
        'business-buyers': 'idle',
      },
    },
    cart: {
      load: () => import('./cart/group'),
      widgets: {
        'cart-code': 'interaction',
        'cart-edit': 'interaction',
        'cart-options': 'visible',
        'cart-page': 'now',
        'cart-quantity': 'now',
        'cart-remove': 'interaction',
        'cart-wrapping': 'visible',
        'shipping-estimator': 'interaction',
        'shipping-quotes': 'visible',
      },
    },
    category: {
      load: () => import('./category/group'),
      widgets: {
        'category-listing': 'runtime',
      },
    },
    compare: {
      load: () => import('./compare/group'),
      widgets: {
        'compare-bar': compareMoment,
        'compare-link': compareMoment,
        'compare-table': 'interaction',
      },
    },
    contact: {
      load: () => import('./contact/group'),
      widgets: {
        'contact-form': 'interaction',
      },
    },
    facets: {
      load: () => import('./facets/group'),
      widgets: {
        'price-range': 'interaction',
      },
    },
    'gift-certificates': {
      load: () => import('./gift-certificates/group'),
      widgets: {
        'gift-certificate-form': 'interaction',
      },
    },
    global: {
      load: () => import('./global/group'),
      widgets: {
        announcer: 'runtime',
        carousel: 'visible',
        'cart-badge': 'runtime',
        'cart-preview': 'runtime',
        collapsible: 'interaction',
        'collapsible-group': 'interaction',
        'cookie-notice': 'idle',
        dialog: 'runtime',
        'facet-filter': 'visible',
        'language-selector': 'runtime',
        'progress-bar': 'runtime',
        'quick-view': 'interaction',
        'slim-header': 'runtime',
        tabs: 'interaction',
      },
    },
    header: {
      load: () => import('./header/group'),
      widgets: {
        'cart-dropdown': 'interaction',
        currency: 'interaction',
        dropdown: 'interaction',
        menu: 'interaction',
        'quick-search': 'interaction',
      },
    },
    product: {
      load: () => import('./product/group'),
      widgets: {
        'add-to-cart': 'visible',
        'bulk-pricing': 'visible',
        'pack-price': 'visible',
        'paired-products': 'visible',
        'product-backorder': 'visible',
        'product-details': 'visible',
        'product-gallery': 'visible',
        'product-message': 'visible',
        'product-options': 'visible',
        'product-price': 'visible',
        'product-stock': 'visible',
        'product-variant': 'idle',
        'product-wishlist': 'visible',
        quantity: 'visible',
        share: 'interaction',
        'video-gallery': 'interaction',
      },
    },
    reviews: {
      load: () => import('./reviews/group'),
      widgets: {
        'product-reviews': 'visible',
        'review-form': 'interaction',
      },
    },
    search: {
      load: () => import('./search/group'),
      widgets: {
        'advanced-search': 'interaction',
        'category-tree': 'interaction',
        'search-listing': 'runtime',
      },
    },
    staff: {
      load: () => import('./staff/group'),
      widgets: {
        // Nobody can touch a hidden slot: for shoppers its code is never loaded.
        'admin-bar': mayBeStaff() ? 'idle' : 'interaction',
      },
    },
    wishlist: {
      load: () => import('./wishlist/group'),
      widgets: {
        'wishlist-form': 'interaction',
      },
    },
  },
  api: () => import('../core/api/storefront-api'),
});
