import type { buyers } from '../business/buyers';
import type { OutOfStockBehaviour } from '../catalogue/product-record';
import type { TaxDisplay } from '../pricing/tax';

/** The settings of a merchant or a test; each can be changed while the shop runs. */
export interface ShopSettings {
  taxDisplay: TaxDisplay;
  /** As a fraction. */
  taxRate: number;
  taxLabel: string;
  /** Whether prices and buying need a signed-in shopper. */
  hidePricesFromGuests: boolean;
  /** Sets `show_fast_cart` in place of the newer theme setting `after_add`; null uses the theme's own. */
  showFastCart: boolean | null;
  /** The variation of the theme, by its index in config.json. */
  variation: number;
  /** Overrides of any other theme settings. */
  themeSettings: Record<string, unknown>;
  /** Whether posts without a token are refused as well; those with a wrong one always are. */
  enforceCsrf: boolean;
  /** Whether pages have a strict Content-Security-Policy. */
  csp: boolean;
  /** Whether that policy requires Trusted Types; browsers without support ignore it. */
  trustedTypes: boolean;
  /** Whether lists have facets; otherwise only a price range. */
  facetedSearch: boolean;
  /** The status of `cart-summary` for an empty cart; real shops send either. */
  emptyCartSummary: 204 | 200;
  /** Overrides every product's own; null uses the product's. */
  outOfStockBehaviour: OutOfStockBehaviour | null;
  /** The cookie notice's text in the page context; false for none. */
  privacyCookie: string | false;
  /** Promotions that every product features. */
  featuredPromotions: readonly string[];
  /** Whether the platform's consent manager is on. */
  consentManager: boolean;
  /** Whether a new review is hidden until it is approved. */
  reviewsModerated: boolean;
  /** The lifetime of a session without a request, in milliseconds; null for no limit. */
  sessionLifetime: number | null;
  /** The error of every change of a cart's currency; null allows the change. */
  currencyRefusal: string | null;
  /** Codes of currencies in which prices are shown, but no cart can be paid. */
  displayOnlyCurrencies: readonly string[];
  /** Codes of the shop's languages; all but the first have a path prefix: `/fr/`. */
  languages: string[];
  /** Whether a cart can have several coupons; otherwise a new one replaces the old one. */
  multipleCoupons: boolean;
  /** The token for `/graphql` that pages print; after a change the old one is wrong. */
  storefrontToken: string;
  /** The number of slides on the home page, one for each featured product. */
  slides: number;
  /** The page at every URL while the shop is closed; null while it is open. */
  unavailable: 'maintenance' | 'hibernation' | 'forbidden' | 'error' | null;
  /** The reason why the shop is closed to all but its staff; the local shop still serves everybody. */
  closedToOthers: 'maintenance' | 'prelaunch' | null;
  /** A text that is added to every text for shoppers, on pages and in responses; null for none. */
  plantedText: string | null;
  /** Whether guests' forms need a captcha. */
  captcha: boolean;
  /** Whether a refused form is shown without the typed text. */
  forgetsRefused: boolean;
  /** The shopper in B2B Edition; the theme setting `b2b_edition` decides whether it is loaded. */
  businessBuyer: keyof typeof buyers;
  /** The merchant's own script, in the head of every page, before the theme's scripts. */
  headScript: string;
  /** The shop's pages on social media, as the platform's object reference describes them. */
  socialMedia: readonly { name: string; display_name: string; url: string }[];
  /** The access token of the shop's API. */
  apiToken: string;
  /** Page Builder's regions: HTML by name. A script with `nonce=""` gets the nonce of the response. */
  regions: Record<string, string>;
  /** Whether a payment provider prints buttons: on products, on the cart page, in the cart preview and in the header's cart. */
  wallet: boolean;
}

/**
 * The settings after a reset: prices without tax, nothing hidden, a strict policy with Trusted Types, no token
 * required.
 */
export const defaultSettings = (): ShopSettings => ({
  taxDisplay: 'without',
  taxRate: 0.1,
  taxLabel: 'Tax',
  hidePricesFromGuests: false,
  showFastCart: null,
  variation: 0,
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
  displayOnlyCurrencies: [],
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
  socialMedia: [],
  apiToken: 'local-token',
  regions: {},
  wallet: false,
});

/**
 * Returns the settings with some of them changed.
 *
 * @throws Error with the names of unknown settings
 */
export function changeSettings(settings: ShopSettings, changes: Partial<ShopSettings>): ShopSettings {
  const unknown = Object.keys(changes).filter((name) => !(name in settings));
  if (unknown.length > 0) {
    throw new Error(`no such setting: ${unknown.join(', ')}; known: ${Object.keys(settings).join(', ')}`);
  }
  return { ...settings, ...changes };
}
