/** The data of a page from which its links to the control panel are made. */
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
 * The addresses of the control panel's pages for one page of the shop. They start at the root of the shop's address, in every
 * language. Only the page builder's address contains the path of the page, as a parameter.
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

/** The origin of the shop's address. `''` if this is no web address: the links are then relative. */
function originOf(baseUrl: string): string {
  try {
    const { protocol, origin } = new URL(baseUrl);
    return /^https?:$/.test(protocol) ? origin : '';
  } catch {
    return '';
  }
}

/** A path without its first and last slashes. `''`, the home page, if the path leads to another origin. */
function pathInside(path: string, origin: string): string {
  const inner = path.replace(/^\/+|\/$/g, '');
  try {
    return new URL(inner, `${origin}/`).origin === origin ? inner : '';
  } catch {
    return '';
  }
}
