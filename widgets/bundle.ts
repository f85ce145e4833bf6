import { start } from '../core/loader/start';
import { isKept } from '../core/page/is-kept';
import { mayBeStaff } from '../core/page/may-be-staff';
import { showKeptBadge } from './global/show-kept-badge';

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
        'cart-page': 'idle',
        'cart-quantity': 'idle',
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
        'cart-badge': showKeptBadge(),
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
        'add-to-cart': 'idle',
        'bulk-pricing': 'idle',
        'pack-price': 'idle',
        'paired-products': 'idle',
        'product-backorder': 'idle',
        'product-details': 'idle',
        'product-gallery': 'idle',
        'product-message': 'idle',
        'product-options': 'idle',
        'product-price': 'idle',
        'product-stock': 'idle',
        'product-variant': 'idle',
        'product-wishlist': 'idle',
        quantity: 'idle',
        share: 'interaction',
        'video-gallery': 'interaction',
      },
    },
    reviews: {
      load: () => import('./reviews/group'),
      widgets: {
        'product-reviews': 'idle',
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
