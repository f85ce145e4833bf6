/** What a page says of itself, as far as the control panel has something to do with it. */
export interface ManagedPage {
  /** The store's address; the folder of a language may follow. */
  readonly baseUrl: string;
  readonly channelId: string;
  readonly productId: number | null;
  readonly categoryId: number | null;
  /** Path and query of the page. */
  readonly address: string;
}

/** Where the bar's links lead. */
export interface ManageLinks {
  readonly dashboard: string;
  readonly pageBuilder: string;
  /** The product's or the category's own form; a product's page may be in a category, and is about the product. */
  readonly edit: string | undefined;
}

/**
 * The pages of BigCommerce's control panel that belong to a page of the shop. They stand at the store's root, whatever
 * the page's language; of the page's own address nothing is used but a parameter.
 */
export function manageLinks({ baseUrl, channelId, productId, categoryId, address }: ManagedPage): ManageLinks {
  const origin = originOf(baseUrl);
  const manage = `${origin}/manage`;
  const channel = encodeURIComponent(channelId || '1');
  const redirect = encodeURIComponent(pathInside(address, origin || window.location.origin));
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

/** Nothing, which means this very origin, for what is no address of a shop. */
function originOf(baseUrl: string): string {
  try {
    const { protocol, origin } = new URL(baseUrl);
    return /^https?:$/.test(protocol) ? origin : '';
  } catch {
    return '';
  }
}

/** An address without its outer slashes; nothing, the home page, where it would then lead out of the shop. */
function pathInside(address: string, origin: string): string {
  const path = address.replace(/^\/+|\/$/g, '');
  try {
    return new URL(path, `${origin}/`).origin === origin ? path : '';
  } catch {
    return '';
  }
}
