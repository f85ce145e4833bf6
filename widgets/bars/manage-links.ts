/** The facts about a page by which the control panel finds the page's own settings. */
export interface ManagedPage {
  /** The shop's address; the folder of a language may follow. */
  readonly baseUrl: string;
  readonly channelId: string;
  readonly productId: number | null;
  readonly categoryId: number | null;
  /** Path of the page. Its query may hold the staff's token, which is nobody else's. */
  readonly path: string;
}

/** Where the bar's links lead. */
export interface ManageLinks {
  readonly dashboard: string;
  readonly pageBuilder: string;
  /** The form of the page's product, else of its category; undefined on other pages. */
  readonly edit: string | undefined;
}

/**
 * The pages of BigCommerce's control panel that belong to a page of the shop. They stand at the root of the shop's
 * address, whatever the page's language; the page's own address is only ever a parameter of them.
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

/** The origin of the shop's address; `''`, which makes the links relative, when it is no web address. */
function originOf(baseUrl: string): string {
  try {
    const { protocol, origin } = new URL(baseUrl);
    return /^https?:$/.test(protocol) ? origin : '';
  } catch {
    return '';
  }
}

/** A path without its outer slashes; `''`, the home page, if it would lead out of the shop. */
function pathInside(path: string, origin: string): string {
  const inner = path.replace(/^\/+|\/$/g, '');
  try {
    return new URL(inner, `${origin}/`).origin === origin ? inner : '';
  } catch {
    return '';
  }
}
