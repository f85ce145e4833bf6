import { useEffect, useEffectEvent } from 'react';
import { json, string } from '../../core/contract/attribute';
import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { useAppDispatch } from '../../core/state/hooks';
import { showAlert } from '../../core/state/ui/dialogs';
import type { CountryOption } from './read-card';

declare global {
  interface Window {
    /** From the platform's account script. */
    BigCommerce?: { renderAccountPayments?: (options: object) => void };
  }
}

const contract = defineContract({
  name: 'hosted-payments',
  moment: 'now',
  attributes: {
    paymentsUrl: string(),
    storeHash: string(),
    vaultToken: string(),
    keptUrl: string(),
    shopperId: string(''),
    email: string(''),
    provider: string(''),
    currencyCode: string(''),
    storeLocale: string(''),
    initialization: string(''),
    countries: json<readonly CountryOption[]>([]),
    styles: json<object | null>(null),
  },
});

/** The platform's own form for stored payment methods. Names: Cornerstone, `assets/js/theme/account.js`. */
export const hostedPayments = defineWidget(contract, function HostedPayments(props) {
  const { countries, paymentsUrl, storeHash, storeLocale, vaultToken, shopperId } = props;
  const { email, provider, currencyCode, keptUrl, initialization, styles } = props;
  const dispatch = useAppDispatch();

  const render = useEffectEvent((): boolean => {
    if (!window.BigCommerce?.renderAccountPayments) return false;
    window.BigCommerce.renderAccountPayments({
      styles: styles ?? themeStyles(),
      storeContextData: {
        countries,
        paymentsUrl,
        storeHash,
        storeLocale,
        vaultToken,
        shopperId,
        customerEmail: email,
        providerId: provider,
        currencyCode,
        paymentMethodsUrl: keptUrl,
        paymentProviderInitializationData: initialization,
      },
      errorHandler: (message: string) => void dispatch(showAlert(message)),
    });
    return true;
  });
  // After that, the platform's script controls the form.
  useEffect(() => {
    const renderLate = () => void render();
    // The platform's script may run after ours.
    if (!render()) window.addEventListener('load', renderLate, { once: true });
    return () => window.removeEventListener('load', renderLate);
  }, []);
  return null;
});

/** The theme's colours: its style sheet does not apply to the provider's frames. */
function themeStyles(): object {
  const theme = getComputedStyle(document.documentElement);
  const colour = (name: string) => theme.getPropertyValue(`--color-${name}`).trim();
  const [ink, line, page, accent, onAccent, wrong] = ['ink', 'line-strong', 'page', 'accent', 'on-accent', 'error'].map(
    colour,
  );
  return {
    inputBase: { color: ink, borderColor: line },
    inputValidationError: { color: wrong, borderColor: wrong },
    label: { color: ink },
    heading: { color: ink },
    validationError: { color: wrong },
    submitButton: { color: onAccent, backgroundColor: accent, borderColor: accent },
    cancelButton: { color: ink, backgroundColor: page, borderColor: line },
  };
}
