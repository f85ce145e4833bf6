import type { buyers } from '../business/buyers';
import type { OutOfStockBehaviour } from '../catalogue/product-record';
import type { TaxDisplay } from '../pricing/tax';

/** The settings of a merchant (or of a test); every field can be changed while the shop runs. */
export interface ShopSettings {
  taxDisplay: TaxDisplay;
  /** As a fraction. */
  taxRate: number;
  taxLabel: string;
  /** Guests see no prices and can't buy. */
  hidePricesFromGuests: boolean;
  /** Overrides the theme setting `show_fast_cart`; null leaves the theme's own. */
  showFastCart: boolean | null;
  /** Overrides of any other theme settings. */
  themeSettings: Record<string, unknown>;
  /** Refuse posts without the session's token as well; those with a wrong one are always refused. */
  enforceCsrf: boolean;
  /** Send a strict content security policy with pages. */
  csp: boolean;
  /** That policy asks for trusted types as well; browsers that don't know them ignore it. */
  trustedTypes: boolean;
  /** Lists offer facets; else only a price range. */
  facetedSearch: boolean;
  /** The answer of `cart-summary` for an empty cart; real shops give either. */
  emptyCartSummary: 204 | 200;
  /** Overrides every product's own; null leaves them. */
  outOfStockBehaviour: OutOfStockBehaviour | null;
  /** Print the cookie notice's text in the page context; false for none. */
  privacyCookie: string | false;
  /** Offers that are featured with every product. */
  featuredPromotions: readonly string[];
  /** The platform's own consent manager asks the shopper. */
  consentManager: boolean;
  /** New reviews wait until somebody has read them. */
  reviewsModerated: boolean;
  /** The life of a session without a request, in milliseconds; null for ever. */
  sessionLifetime: number | null;
  /** The error that a cart answers to every change of its currency; null changes it. */
  currencyRefusal: string | null;
  /** Codes of the shop's languages; all but the first stand in a folder: `/fr/`. */
  languages: string[];
  /** Several coupons on one cart; else a new one takes the place of the old one. */
  multipleCoupons: boolean;
  /** The token for `/graphql` that pages print; another one is wrong from then on. */
  storefrontToken: string;
  /** The number of slides on the home page, made of the featured products. */
  slides: number;
  /** The page that stands at every address instead of the shop; null while it is open. */
  unavailable: 'maintenance' | 'hibernation' | 'forbidden' | 'error' | null;
  /** The reason why the shop is closed to all but its staff; the local shop lets everybody in. */
  closedToOthers: 'maintenance' | 'prelaunch' | null;
  /** A text that follows every text that shoppers read, whoever wrote it, on pages and in answers; null for none. */
  plantedText: string | null;
  /** Forms of guests ask for a captcha. */
  captcha: boolean;
  /** A refused form comes again as if nothing had been typed into it. */
  forgetsRefused: boolean;
  /** The shopper, as B2B Edition knows them; the theme setting `b2b_edition` says whether it is asked. */
  businessBuyer: keyof typeof buyers;
  /** The merchant's own script, in the head of every page: it runs before the theme's. */
  headScript: string;
  /** Page Builder's regions: HTML by name. */
  regions: Record<string, string>;
}

/** The settings after a reset: prices without tax, everything shown, a strict policy with trusted types, no token asked for. */
export const defaultSettings = (): ShopSettings => ({
  taxDisplay: 'without',
  taxRate: 0.1,
  taxLabel: 'Tax',
  hidePricesFromGuests: false,
  showFastCart: null,
  themeSettings: {},
  enforceCsrf: false,
  csp: true,
  trustedTypes: true,
  facetedSearch: true,
  emptyCartSummary: 204,
  outOfStockBehaviour: null,
  privacyCookie: false,
  featuredPromotions: [],
  consentManager: false,
  reviewsModerated: true,
  sessionLifetime: null,
  currencyRefusal: null,
  languages: ['en', 'fr'],
  multipleCoupons: false,
  storefrontToken: 'local.storefront.token',
  slides: 0,
  plantedText: null,
  unavailable: null,
  captcha: false,
  forgetsRefused: false,
  closedToOthers: null,
  businessBuyer: 'shopper',
  headScript: '',
  regions: {},
});

/**
 * The settings with some of them changed.
 *
 * @throws Error naming a setting that doesn't exist
 */
export function changeSettings(settings: ShopSettings, changes: Partial<ShopSettings>): ShopSettings {
  const unknown = Object.keys(changes).filter((name) => !(name in settings));
  if (unknown.length > 0) {
    throw new Error(`no such setting: ${unknown.join(', ')}; known: ${Object.keys(settings).join(', ')}`);
  }
  return { ...settings, ...changes };
}
