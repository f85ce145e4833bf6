import { standIn } from '../business/b2b-stand-in';
import type { State } from './state';

/** What B2B Edition adds to a page, by the local shop's stand-in for it: to the editions that there are, and for whom. */
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
  reach: ({ page }) => page.locator(`html[data-b2b="${edition}"]`).waitFor(),
}));
