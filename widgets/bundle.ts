import { start } from '../core/loader/start';
import { isKept } from '../core/page/is-kept';
import { isList } from '../core/page/is-list';
import { mayBeStaff } from '../core/page/may-be-staff';
import { whenParsed } from '../core/page/when-parsed';
import { showKeptBadge } from './global/show-kept-badge';

declare const WIDGETS_VERSION: string;
declare const RUNTIME_INTEGRITY: string;

// The boxes of chosen products must be ticked, and the link shown, before the shopper touches the page.
const compareMoment = isKept('compare') ? 'idle' : 'runtime';

// What an address leads to must be opened before the shopper touches the page.
const placeMoment = location.hash ? 'idle' : 'runtime';

whenParsed(() =>
  start({
    version: WIDGETS_VERSION,
    integrity: RUNTIME_INTEGRITY,
    load: (address) => import(address),
    smallest: 'business',
    // A list is pressed for a quick view, which asks the shop at once.
    ahead: isList() ? ['global', 'api'] : [],
    // A group's name is that of its folder.
    widgets: [
      ['account', 'interaction', 'account-form', 'card-form'],
      ['account', 'now', 'hosted-payments'],
      ['auth', 'interaction', 'auth-form'],
      ['bars', 'idle', 'cookie-notice'],
      // Nobody can touch a hidden slot: for shoppers its code is never loaded.
      ['bars', mayBeStaff() ? 'idle' : 'interaction', 'admin-bar'],
      ['brand', 'runtime', 'brand-listing'],
      ['business', 'idle', 'business-buyers'],
      ['cart', 'interaction', 'cart-code', 'cart-edit', 'cart-remove', 'shipping-estimator'],
      ['cart', 'visible', 'cart-options', 'cart-wrapping', 'shipping-quotes'],
      ['cart', 'idle', 'cart-page', 'cart-quantity'],
      ['category', 'runtime', 'category-listing'],
      ['compare', compareMoment, 'compare-bar', 'compare-link'],
      ['compare', 'interaction', 'compare-table'],
      ['contact', 'interaction', 'contact-form'],
      ['facets', 'interaction', 'price-range'],
      ['gift-certificates', 'interaction', 'gift-certificate-form'],
      ['global', 'runtime', 'announcer', 'cart-preview', 'dialog', 'language-selector', 'progress-bar', 'slim-header'],
      ['global', 'visible', 'carousel', 'facet-filter'],
      ['global', showKeptBadge(), 'cart-badge'],
      ['global', 'interaction', 'collapsible', 'collapsible-group', 'quick-view', 'tabs'],
      ['header', 'interaction', 'cart-dropdown', 'currency', 'dropdown', 'menu', 'quick-search'],
      [
        'product',
        'idle',
        'add-to-cart',
        'product-details',
        'product-message',
        'product-options',
        'product-price',
        'product-stock',
        'quantity',
      ],
      // The shopper may press the button first, and then the list's product must go along.
      ['product-extras', 'idle', 'paired-products'],
      ['product-extras', placeMoment, 'bulk-pricing'],
      [
        'product-extras',
        'runtime',
        'pack-price',
        'product-backorder',
        'product-gallery',
        'product-variant',
        'product-wishlist',
        'share',
        'video-gallery',
      ],
      ['reviews', placeMoment, 'product-reviews'],
      ['reviews', 'interaction', 'review-form'],
      ['search', 'interaction', 'advanced-search', 'category-tree'],
      ['search', 'runtime', 'search-listing'],
      ['wishlist', 'interaction', 'wishlist-form'],
    ],
  }),
);
