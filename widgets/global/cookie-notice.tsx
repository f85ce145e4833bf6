import { useState } from 'react';
import { boolean } from '../../core/contract/attribute';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { readCookie, writeCookie } from '../../core/page/cookies';

const contract = defineContract({
  name: 'cookie-notice',
  attributes: { consentManaged: boolean(false) },
  parts: { accept: required('the button that accepts') },
});

/** The cookie by which BigCommerce's themes have always known that the notice was accepted. */
const ACCEPTED = 'ACCEPT_COOKIE_USAGE';
const DAYS = 365;

declare global {
  interface Window {
    /** Printed by the platform where its own consent manager asks the shopper. */
    consentManagerStoreConfig?: unknown;
  }
}

/** The theme's own notice: until it is accepted, and where nobody else asks. */
export const cookieNotice = defineWidget(contract, function CookieNotice({ consentManaged, Markup }) {
  const [isShown, setShown] = useState(() => !consentManaged && !asksElsewhere() && readCookie(ACCEPTED) === undefined);
  const accept = (): void => {
    writeCookie(ACCEPTED, '1', DAYS);
    setShown(false);
  };
  return <Markup slot={{ hidden: !isShown }} accept={{ onClick: accept }} />;
});

/** The platform's consent manager is on the page, or was: https://developer.bigcommerce.com/docs/rest-storefront/consent */
const asksElsewhere = (): boolean =>
  window.consentManagerStoreConfig !== undefined || readCookie('bc_consent') !== undefined;
