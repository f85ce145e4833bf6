import type { State } from './state';

/** Pages that have one state only. */
export const pageStates: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'home-slides', path: '/', settings: { slides: 3 } },
  { name: 'home-prices-hidden', path: '/', settings: { hidePricesFromGuests: true } },
  { name: 'page-of-text', path: '/shipping-returns/' },
  { name: 'site-map', path: '/sitemap.php' },
  { name: 'brands', path: '/brands/' },
  { name: 'brand', path: '/northlight/' },
  { name: 'not-found', path: '/no-such-page/', complaint: /status of 404/ },
];
