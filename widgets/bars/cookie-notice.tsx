import { useEffect, useEffectEvent, useState } from 'react';
import { boolean } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { closest } from '../../core/dom/unclobbered';
import { sendWidgetEvent } from '../../core/events/widget-events';
import { useAppDispatch } from '../../core/state/hooks';
import { askConfirm } from '../../core/state/ui/dialogs';
import { readCookie, writeCookie } from '../../core/storage/cookies';
import { afterRender } from '../../core/timing/wait';

declare global {
  interface Window {
    /** The queue of Google's tags. */
    dataLayer?: unknown[];
  }
}

/**
 * Consent mode v2; common/consent-script sends the default:
 * https://developers.google.com/tag-platform/security/guides/consent
 */
function updateConsent(granted: boolean): void {
  const choice = granted ? 'granted' : 'denied';
  gtag('consent', 'update', {
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
    analytics_storage: choice,
  });
}

function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's tags recognise a command by its `arguments` object
  window.dataLayer.push(arguments);
}

const contract = defineContract({
  name: 'cookie-notice',
  moment: 'idle',
  attributes: { consentManaged: boolean(false) },
  messages: { question: optional('the question of the dialog that asks if a content blocker hides the notice') },
  parts: {
    text: optional('the notice'),
    accept: required('the button that accepts'),
    decline: optional('the button that declines'),
  },
});

/** Shared with BigCommerce's themes: consent survives a change of theme. `0` is a refusal. */
const CHOICE = 'ACCEPT_COOKIE_USAGE';
const DAYS = 365;
/** The id in version 1.0: staff pages may still link to it. */
const FORMER_ID = 'cookie-notice';

declare global {
  interface Window {
    /** Exists with the platform's own consent manager. */
    consentManagerStoreConfig?: unknown;
  }
}

/**
 * Shown until the shopper chooses. A link shows it again; if a content blocker hides it, a dialog asks. The choice goes
 * to Google's consent mode and other scripts. Nothing is stored before. Does nothing with a consent manager.
 */
export const cookieNotice = defineWidget(contract, function CookieNotice(given) {
  const { slot, initial, consentManaged, question, Markup } = given;
  const dispatch = useAppDispatch();
  const [isOurs] = useState(() => !consentManaged && !hasConsentManager());
  const [isShown, setShown] = useState(() => isOurs && readCookie(CHOICE) === undefined);
  useEffect(() => {
    if (!isOurs) return;
    const kept = readCookie(CHOICE);
    if (kept !== undefined) tell(kept === '1');
    const clicked = ({ target, defaultPrevented }: Event) => defaultPrevented || reopen(target);
    // On the window, because a listener of the document may cancel the click.
    window.addEventListener('click', clicked);
    return () => window.removeEventListener('click', clicked);
  }, [isOurs]);
  const choose = (granted: boolean): void => {
    writeCookie(CHOICE, granted ? '1' : '0', DAYS);
    setShown(false);
    updateConsent(granted);
    tell(granted);
  };
  const reopen = useEffectEvent((target: EventTarget | null): void => {
    const [, id] = closest(target, 'a[href^="#"]')?.getAttribute('href')?.split('#') ?? [];
    if (!id || ![slot.id, FORMER_ID].includes(id)) return;
    setShown(true);
    afterRender(() => {
      if (!question || isVisible(initial('accept')[0]?.element)) return;
      const notice = initial('text')[0]?.text.trim();
      void dispatch(askConfirm([notice, question].filter(Boolean).join(' '))).then(choose);
    });
  });
  return (
    <Markup
      slot={{ hidden: !isShown }}
      accept={{ onClick: () => choose(true) }}
      decline={{ onClick: () => choose(false) }}
    />
  );
});

/** Safari before 17.4 has no `checkVisibility`. */
const isVisible = (button: Element | undefined): boolean =>
  button?.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

const tell = (granted: boolean): void => void sendWidgetEvent('widgets:consent', { granted });

/** https://developer.bigcommerce.com/docs/rest-storefront/consent */
const hasConsentManager = (): boolean =>
  window.consentManagerStoreConfig !== undefined || readCookie('bc_consent') !== undefined;
