import { standIn, untilThere } from './b2b-stand-in';
import type { State } from './state';

/** B2B Edition's additions to a page, by the local shop's test double: each edition, for different buyers. */
export const businessStates: readonly State[] = (
  [
    ['legacy', 'shopper'],
    ['legacy', 'buyer'],
    ['legacy', 'sales-rep'],
    ['buyer_portal', 'buyer'],
  ] as const
).map(([edition, businessBuyer]) => ({
  name: `business-${edition}-${businessBuyer}`,
  path: '/clamp-base/',
  isSignedIn: true,
  settings: { themeSettings: standIn(edition), businessBuyer },
  reach: ({ page }) => untilThere(page, edition),
}));
