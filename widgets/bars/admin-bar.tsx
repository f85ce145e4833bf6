import { useEffect, useState } from 'react';
import { number } from '../../core/contract/attribute';
import { defineContract, optional, required, defineWidget } from '../../core/contract/define-widget';
import { readCookie, writeCookie } from '../../core/storage/cookies';
import { pageContext } from '../../core/page/page-context';

/** The data of a page from which its links to the control panel are made. */
interface ManagedPage {
  /** The shop's URL. It may end with the folder of a language. */
  readonly baseUrl: string;
  readonly channelId: string;
  readonly productId: number | null;
  readonly categoryId: number | null;
  /** Path of the page, without the query: the query may have the secret token of the staff. */
  readonly path: string;
}

/** The URLs of the bar's links. */
interface ManageLinks {
  readonly dashboard: string;
  readonly pageBuilder: string;
  /** The form of the page's product, else of its category; undefined on other pages. */
  readonly edit: string | undefined;
}

/**
 * The URLs of the control panel's pages for one page of the shop. They start at the root of the shop's URL, in every
 * language. Only the page builder's URL contains the path of the page, as a parameter.
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

/** The origin of the shop's URL. `''` if this is no URL: the links are then relative. */
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

const contract = defineContract({
  name: 'admin-bar',
  moment: 'interaction',
  attributes: { productId: number(null), categoryId: number(null) },
  parts: {
    dashboard: required('the link to the control panel', 'a'),
    pageBuilder: required('the link to the page builder', 'a'),
    edit: optional('the link to the form of this product or category', 'a'),
    close: required('the button that closes the bar'),
  },
});

/** The cookie that marks staff in BigCommerce's themes: `1` shows the bar, `0` hides it. */
const COOKIE = 'ADMIN_BAR';
/** The body's class while the bar is shown, for themes and for our own styles. */
const BODY_CLASS = 'hasAdminBar';

/**
 * Links to the control panel, for staff who opened the shop from it. Anybody can set the cookie, so the bar has only
 * links: the control panel itself asks for the password.
 */
export const adminBar = defineWidget(contract, function AdminBar({ productId, categoryId, Markup }) {
  const [isShown, setShown] = useState(isWanted);
  useEffect(() => {
    if (comesFromControlPanel()) writeCookie(COOKIE, '1');
    // The back/forward cache restores an old page. The bar may have been closed on another page since then.
    const update = () => setShown(isWanted());
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, []);
  useEffect(() => {
    document.body.classList.toggle(BODY_CLASS, isShown);
    return () => document.body.classList.remove(BODY_CLASS);
  }, [isShown]);

  const close = () => {
    writeCookie(COOKIE, '0');
    setShown(false);
    // The focused button is now hidden, so the focus moves to the page's content, which follows the bar.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const { secureBaseUrl, channelId } = pageContext();
  const links = manageLinks({
    baseUrl: secureBaseUrl,
    channelId,
    productId,
    categoryId,
    path: window.location.pathname,
  });

  return (
    <Markup
      slot={{ hidden: !isShown }}
      dashboard={{ href: links.dashboard }}
      pageBuilder={{ href: links.pageBuilder }}
      edit={{ href: links.edit, hidden: !links.edit }}
      close={{ onClick: close }}
    />
  );
});

const isWanted = (): boolean => !isFramed() && (comesFromControlPanel() || readCookie(COOKIE) === '1');

/** Page Builder shows the shop in a frame and has its own tools; no other frame needs the bar. */
const isFramed = (): boolean => window.self !== window.top;

/** The control panel's link *View store* adds a token to the shop's URL. */
const comesFromControlPanel = (): boolean => Boolean(new URLSearchParams(window.location.search).get('ctk'));
