import { readCookie } from './cookies';

/**
 * What the platform itself prints into a page: `var BCData = {"csrf_token":…,"product_attributes":…}`.
 * It may come after the widgets, and pages from a cache may have none, so it is read when it is needed.
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

/** The token that proves to the store that a call comes from its own page; `''` when neither page nor browser has one. */
export function csrfToken(): string {
  const token = window.BCData?.csrf_token;
  return typeof token === 'string' && token !== '' ? token : newestToken();
}

/** The token of the browser's session, which may be younger than the page; `''` when there is none. */
export const newestToken = (): string => readCookie('XSRF-TOKEN') ?? '';

/**
 * The option answer that the platform printed for the page's own product, so that none need be asked for.
 * `null` on other pages. The caller knows its shape: core/state/product-attributes.
 */
export function printedProductAttributes(): object | null {
  const attributes = window.BCData?.product_attributes;
  // PHP prints an empty list where an object has no entries.
  const isObject = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes);
  return isObject && Object.keys(attributes).length > 0 ? attributes : null;
}
