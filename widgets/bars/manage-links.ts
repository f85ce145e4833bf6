/** The facts about a page that its links to the control panel need. */
export interface ManagedPage {
  /** The shop's address. It may end with the folder of a language. */
  readonly baseUrl: string;
  readonly channelId: string;
  readonly productId: number | null;
  readonly categoryId: number | null;
  /** Path of the page, without the query: the query may have the secret token of the staff. */
  readonly path: string;
}

/** The addresses of the bar's links. */
export interface ManageLinks {
  readonly dashboard: string;
  readonly pageBuilder: string;
  /** The form of the page's product, else of its category; undefined on other pages. */
  readonly edit: string | undefined;
}

/**
 * The pages of BigCommerce's control panel that belong to a page of the shop. They are at the root of the shop's address,
 * for every language of the page. The page's own address is only a parameter in their addresses.
 */
export function manageLinks({ baseUrl, channelId, productId, categoryId, path }: ManagedPage): ManageLinks {
  const origin = originOf(baseUrl);
  const manage = `${origin}/manage`;
  const channel = encodeURIComponent(channelId || '1');
  const redirect = encodeURIComponent(pathInside(path, origin || window.location.origin));
  return {
    dashboard: `${manage}/dashboard`,
    pageBuilder: `${manage}/page-builder?channelId=${channel}&redirectIframeUrl=${redirect}`,
    edit: productId
      ? `${manage}/products/${productId}/edit`
      : categoryId
        ? `${manage}/products/categories/${categoryId}/edit`
        : undefined,
  };
}

/** The origin of the shop's address. If it is no web address, `''`, which makes the links relative. */
function originOf(baseUrl: string): string {
  try {
    const { protocol, origin } = new URL(baseUrl);
    return /^https?:$/.test(protocol) ? origin : '';
  } catch {
    return '';
  }
}

/** A path without its outer slashes; `''` (the home page) if it leads to another origin. */
function pathInside(path: string, origin: string): string {
  const inner = path.replace(/^\/+|\/$/g, '');
  try {
    return new URL(inner, `${origin}/`).origin === origin ? inner : '';
  } catch {
    return '';
  }
}
