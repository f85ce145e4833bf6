import { useEffect, useState } from 'react';
import { number } from '../../core/contract/attribute';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { readCookie, writeCookie } from '../../core/page/cookies';
import { pageAddress } from '../../core/page/page-address';
import { pageContext } from '../../core/page/page-context';
import { manageLinks } from './manage-links';

const contract = defineContract({
  name: 'admin-bar',
  attributes: { productId: number(null), categoryId: number(null) },
  parts: {
    dashboard: required('the link to the control panel'),
    pageBuilder: required('the link to the page builder'),
    edit: optional('the link to the form of this product or category'),
    close: required('the button that closes the bar'),
  },
});

/** The cookie by which BigCommerce's themes know the staff; `1` shows the bar, `0` does not. */
const COOKIE = 'ADMIN_BAR';
/** What the body is called while the bar is there, by themes and by our own styles. */
const BODY_CLASS = 'hasAdminBar';

/**
 * Links into the control panel, for who came from there. The cookie proves nothing and anybody can set it, so there is
 * nothing here but links: the control panel asks who one is.
 */
export const adminBar = defineWidget(contract, function AdminBar({ productId, categoryId, Markup }) {
  const [isShown, setShown] = useState(isWanted);
  useEffect(() => {
    if (comesFromControlPanel()) writeCookie(COOKIE, '1');
    // The way back leads to a page as it was left, and the bar may have been closed since.
    const look = () => setShown(isWanted());
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
  useEffect(() => {
    document.body.classList.toggle(BODY_CLASS, isShown);
    return () => document.body.classList.remove(BODY_CLASS);
  }, [isShown]);

  const close = () => {
    writeCookie(COOKIE, '0');
    setShown(false);
    // What had the focus is gone: the page is what follows.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const { secureBaseUrl, channelId } = pageContext();
  const links = manageLinks({ baseUrl: secureBaseUrl, channelId, productId, categoryId, address: pageAddress.now() });

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

/** Page Builder shows the shop in a frame and has its own tools; a stranger's frame gets none. */
const isFramed = (): boolean => window.self !== window.top;

/** The control panel's *View store* gives the shop's address a token. */
const comesFromControlPanel = (): boolean => Boolean(new URLSearchParams(window.location.search).get('ctk'));
