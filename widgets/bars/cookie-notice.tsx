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

/** BigCommerce's themes share this cookie, so a notice accepted under another theme stays accepted. */
const ACCEPTED = 'ACCEPT_COOKIE_USAGE';
const DAYS = 365;

declare global {
  interface Window {
    /** Printed by the platform where its own consent manager asks the shopper. */
    consentManagerStoreConfig?: unknown;
  }
}

/** The theme's own notice. It shows until it is accepted, and only where no consent manager asks. */
export const cookieNotice = defineWidget(contract, function CookieNotice({ consentManaged, Markup }) {
  const [isShown, setShown] = useState(
    () => !consentManaged && !hasConsentManager() && readCookie(ACCEPTED) === undefined,
  );
  const accept = (): void => {
    writeCookie(ACCEPTED, '1', DAYS);
    setShown(false);
  };
  return <Markup slot={{ hidden: !isShown }} accept={{ onClick: accept }} />;
});

/** Whether the platform's consent manager is on the page, or has already asked: https://developer.bigcommerce.com/docs/rest-storefront/consent */
const hasConsentManager = (): boolean =>
  window.consentManagerStoreConfig !== undefined || readCookie('bc_consent') !== undefined;
