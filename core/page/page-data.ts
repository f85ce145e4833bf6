import { readCookie } from './cookies';

/**
 * The data that the platform prints into a page: `var BCData = {"csrf_token":…,"product_attributes":…}`.
 * It may come after the widgets, and cached pages may have none, so it is read when it is needed.
 */
interface PageData {
  csrf_token?: unknown;
  product_attributes?: unknown;
}

declare global {
  interface Window {
    BCData?: PageData | undefined;
  }
}

/** The token that proves that a call comes from the shop's own page; `''` when neither page nor cookie has one. */
export function csrfToken(): string {
  const token = window.BCData?.csrf_token;
  return typeof token === 'string' && token !== '' ? token : newestToken();
}

/** The session's token from its cookie, which may be newer than the page's; `''` when there is none. */
export const newestToken = (): string => readCookie('XSRF-TOKEN') ?? '';

/**
 * The attributes of the page's own product, which the platform prints on product pages; `null` on other pages.
 * Their type is `ProductAttributes` of core/api/product-attributes.
 */
export function printedProductAttributes(): object | null {
  const attributes = window.BCData?.product_attributes;
  // PHP prints an empty list where an object has no entries.
  const isObject = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes);
  return isObject && Object.keys(attributes).length > 0 ? attributes : null;
}
