import { useEffect, useState } from 'react';
import { number } from '../../core/contract/attribute';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { readCookie, writeCookie } from '../../core/page/cookies';
import { pageContext } from '../../core/page/page-context';
import { manageLinks } from './manage-links';

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

/** The control panel's link *View store* adds a token to the shop's address. */
const comesFromControlPanel = (): boolean => Boolean(new URLSearchParams(window.location.search).get('ctk'));
