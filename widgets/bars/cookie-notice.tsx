import { useEffect, useState } from 'react';
import { closest } from '../../core/page/closest';
import { boolean } from '../../core/contract/attribute';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { sendWidgetEvent } from '../../core/events/widget-events';
import { readCookie, writeCookie } from '../../core/page/cookies';
import { updateConsent } from './update-consent';

const contract = defineContract({
  name: 'cookie-notice',
  moment: 'idle',
  attributes: { consentManaged: boolean(false) },
  parts: {
    accept: required('the button that accepts'),
    decline: optional('the button that declines'),
  },
});

/** BigCommerce's themes share this cookie, so consent given under another theme stays valid. `0` is a refusal. */
const CHOICE = 'ACCEPT_COOKIE_USAGE';
const DAYS = 365;
/** A link that shows the notice again, so that the shopper can change the choice. */
const REOPENS = 'a[href="#cookie-notice"]';

declare global {
  interface Window {
    /** Printed by the platform if its own consent manager asks the shopper. */
    consentManagerStoreConfig?: unknown;
  }
}

/**
 * The theme's own notice. It is shown until the shopper answers it. If a consent manager asks the shopper, this widget does
 * nothing. The answer is sent to Google's consent mode and to other scripts. Nothing is stored before the answer.
 */
export const cookieNotice = defineWidget(contract, function CookieNotice({ consentManaged, Markup }) {
  const [isOurs] = useState(() => !consentManaged && !hasConsentManager());
  const [isShown, setShown] = useState(() => isOurs && readCookie(CHOICE) === undefined);
  useEffect(() => {
    if (!isOurs) return;
    const kept = readCookie(CHOICE);
    if (kept !== undefined) tell(kept === '1');
    const reopen = ({ target }: Event): void => {
      if (closest(target, REOPENS)) setShown(true);
    };
    document.addEventListener('click', reopen);
    return () => document.removeEventListener('click', reopen);
  }, [isOurs]);
  const choose = (granted: boolean) => (): void => {
    writeCookie(CHOICE, granted ? '1' : '0', DAYS);
    setShown(false);
    updateConsent(granted);
    tell(granted);
  };
  return <Markup slot={{ hidden: !isShown }} accept={{ onClick: choose(true) }} decline={{ onClick: choose(false) }} />;
});

/** Sends the shopper's choice to other scripts. */
const tell = (granted: boolean): void => sendWidgetEvent('widgets:consent', { granted });

/**
 * Whether the platform's consent manager is on the page, or has already asked:
 * https://developer.bigcommerce.com/docs/rest-storefront/consent
 */
const hasConsentManager = (): boolean =>
  window.consentManagerStoreConfig !== undefined || readCookie('bc_consent') !== undefined;
