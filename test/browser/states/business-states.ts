import { standIn } from '../b2b-stand-in';
import type { State } from './state';

const edition = 'legacy';

/** What B2B Edition adds to a page, by the local store's stand-in for it. */
export const businessStates: readonly State[] = (['buyer', 'sales-rep'] as const).map((businessBuyer) => ({
  name: `business-${businessBuyer}`,
  path: '/clamp-base/',
  isSignedIn: true,
  settings: { themeSettings: standIn(edition), businessBuyer },
  reach: ({ page }) => page.locator(`html[data-b2b="${edition}"]`).waitFor(),
}));
