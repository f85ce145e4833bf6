import { useEffect, useState } from 'react';
import { number } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { pageContext } from '../../core/page/page-context';
import { readCookie, writeCookie } from '../../core/storage/cookies';

interface ManagedPage {
  /** May end with a language folder. */
  readonly baseUrl: string;
  readonly channelId: string;
  readonly productId: number | null;
  readonly categoryId: number | null;
  /** The query may have the staff's secret token. */
  readonly path: string;
}

interface ManageLinks {
  readonly dashboard: string;
  readonly pageBuilder: string;
  readonly edit: string | undefined;
}

/** The control panel starts at the origin in every language. */
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

/** `''` gives relative links. */
function originOf(baseUrl: string): string {
  try {
    const { protocol, origin } = new URL(baseUrl);
    return /^https?:$/.test(protocol) ? origin : '';
  } catch {
    return '';
  }
}

/** `''` is the home page. */
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

/** BigCommerce's themes share it: `1` shows the bar, `0` hides it. */
const COOKIE = 'ADMIN_BAR';
/** Themes style by it. */
const BODY_CLASS = 'hasAdminBar';

/** For staff who come from the control panel. Anybody can set the cookie, so it has only links. */
export const adminBar = defineWidget(contract, function AdminBar({ productId, categoryId, Markup }) {
  const [isShown, setShown] = useState(isWanted);
  useEffect(() => {
    if (comesFromControlPanel()) writeCookie(COOKIE, '1');
    // A restored page (back/forward cache) may be older than a choice on another page.
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
    // The focused button is hidden now: the page's content follows the bar.
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

/** Page Builder has its own tools. */
const isFramed = (): boolean => window.self !== window.top;

/** *View store* in the control panel adds `ctk`. */
const comesFromControlPanel = (): boolean => Boolean(new URLSearchParams(window.location.search).get('ctk'));
