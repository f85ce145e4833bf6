import { vaultPath } from '../accounts/vault-call';
import type { Visit } from '../sessions/visit';
import type { ShopSettings } from '../world/shop-settings';
import { moneyContext } from './money-context';

/** `settings` of every page, documented in BigCommerce's object reference. */
export function settingsContext({
  url,
  world,
  prices,
  acceptLanguage,
  language,
  userAgent,
}: Visit): Record<string, unknown> {
  const { currency } = prices;
  return {
    cdn_url: '',
    theme_version_id: '00000000-0000-0000-0000-000000000001',
    theme_config_id: '00000000-0000-0000-0000-000000000001',
    theme_session_id: null,
    base_url: url.origin + language.path,
    secure_base_url: url.origin + language.path,
    secure_host: url.origin,
    store_hash: 'local0hash',
    channel_id: 1,
    store_name: 'Alder & Quay',
    store_logo: { title: 'Alder & Quay', image: null },
    address: '4 Ropewalk Yard\nPortland, ME 04101\nUnited States',
    phone_number: '555-0142',
    money: moneyContext(currency),
    measurements: { length: 'Inches', weight: 'OZ' },
    tax_label: world.settings.taxLabel,
    hide_price_from_guests: world.settings.hidePricesFromGuests,
    privacy_cookie: world.settings.privacyCookie,
    shopper_consent_tracking_enabled: world.settings.consentManager,
    request: {
      absolute_path: `${url.origin}${url.pathname}`,
      host: url.host,
      is_crawler: false,
      locale: acceptLanguage.split(',')[0]?.toLowerCase() ?? 'en',
      origin: null,
      referer: null,
      user_agent: userAgent,
    },
    general: { fastCart: world.settings.showFastCart ?? true, storeId: 1 },
    storefront_api: { token: world.settings.storefrontToken },
    maintenance: maintenanceOf(world.settings, url.origin),
    ...features,
    payments_url: url.origin + vaultPath,
  };
}

/** `settings.maintenance`: the access code of a shop before its launch, or the header during maintenance. */
const maintenanceOf = ({ closedToOthers }: ShopSettings, origin: string): object => ({
  header: closedToOthers === 'maintenance' ? 'Down for maintenance' : null,
  message: closedToOthers === 'maintenance' ? 'We are back soon.' : null,
  notice: null,
  secure_path: origin,
  securePath: origin,
  password: closedToOthers === 'prelaunch' ? 'ropewalk4' : null,
});

const features = {
  account_creation_enabled: true,
  blog_enabled: true,
  bulk_discount_enabled: true,
  data_tag_enabled: false,
  gift_certificates_enabled: true,
  returns_enabled: true,
  show_newsletter_box: true,
  show_newsletter_summary: false,
  newsletter_summary: '',
  show_payment_methods: true,
  show_product_rating: true,
  show_product_reviews: true,
  show_wishlist: true,
  is_eu_ip_address: false,
  rss_item_limit: 20,
  amp_analytics_id: null,
  display_date_format: 'M jS Y',
  extended_display_date_format: 'M jS Y @ g:i A',
  password_requirements: {
    alpha: '[A-Za-z]',
    numeric: '[0-9]',
    minlength: 7,
    error: 'Passwords must be at least 7 characters and contain both alphabetic and numeric characters.',
  },
  add_this: {
    buttons: ['email', 'print', 'facebook', 'pinterest', 'twitter', 'linkedin'].map((service) => ({
      service,
      annotation: '',
    })),
  },
  store_time_zone: '',
  store_dst_correction: 1,
  facebook_like_button: { enabled: false, href: '', verb: 'like' },
};
