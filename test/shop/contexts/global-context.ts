import { customerContext } from '../accounts/customer-context';
import { backorderMessages } from '../catalogue/inventory-settings';
import { takeMessages } from '../sessions/take-messages';
import type { Visit } from '../sessions/visit';
import { tokenScriptTag } from '../tokens/token-script';
import { escapeHtml } from '../wire/escape-html';
import { bcDataScript } from './bc-data';
import { blogContext } from './blog-context';
import { pageLinks } from './content-pages';
import { currencyContext } from './currency-context';
import { languageContext } from './language-context';
import { menuContext } from './menu-context';
import { settingsContext } from './settings-context';
import { urlsContext } from './urls-context';

/** The data of a page that the layout renders. */
export interface PageHead {
  title: string;
  description?: string;
  breadcrumbs?: { name: string; url: string }[];
  /** For `BCData`. */
  productAttributes?: object;
}

/** The context of every page; the page's own keys override it. */
export function globalContext(visit: Visit, head: PageHead): Record<string, unknown> {
  const { url, world, session, language } = visit;
  const description = escapeHtml(head.description ?? head.title);
  return {
    locale_name: language.code,
    in_development: false,
    in_production: true,
    template_engine: 'handlebars_v4',
    head: {
      title: head.title,
      character_set: 'UTF-8',
      favicon: '/favicon.ico',
      meta_tags:
        `<meta name="description" content="${description}">` +
        `<link rel='canonical' href='${url.origin}${language.path}${url.pathname}'>`,
      config: '',
      rsslinks: '',
      stylesheets: '',
      scripts: headScriptTag(visit),
    },
    footer: {
      sitemap_url: '/sitemap.php',
      scripts: bcDataScript(visit, head.productAttributes ?? null) + tokenScriptTag(visit),
    },
    settings: settingsContext(visit),
    urls: urlsContext(url.origin),
    breadcrumbs: head.breadcrumbs ?? [],
    categories: menuContext(visit),
    pages: pageLinks.map(({ name, slug }) => ({ name, url: `/${slug}/`, children: [] })),
    page: null,
    blog: { ...blogContext, recent_posts: [] },
    banners: { top: [], bottom: [], top_metadata: [], bottom_metadata: [] },
    social_media: world.settings.socialMedia,
    shop_by_brand: world.catalogue.brands.map(({ id, name, slug }) => ({
      id,
      name,
      url: `/${slug}/`,
      count: world.catalogue.products.filter(({ brandId }) => brandId === id).length,
    })),
    shop_by_price: [],
    currency_selector: currencyContext(visit),
    language_selector: languageContext(visit),
    forms: { search: { query: '', action: '/search.php', section: 'product' } },
    flash_messages: takeMessages(visit),
    customer: customerContext(visit),
    cart_id: session.cart?.id ?? '',
    cart: null,
    pagination: {},
    backorder_messages: backorderMessages,
  };
}

/** The scripts of the merchant's Script Manager in the head. */
const headScriptTag = ({ nonce, world }: Visit): string => {
  const { headScript, consentManager } = world.settings;
  // The platform renders this before the Script Manager's scripts. The script that reads it does not exist here.
  const managed = consentManager ? 'window.consentManagerStoreConfig = () => ({ storeName: "Alder & Quay" });' : '';
  return managed + headScript && `<script nonce="${nonce}">${managed}${headScript}</script>`;
};
