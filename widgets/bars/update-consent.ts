declare global {
  interface Window {
    /** The queue of Google's tags. */
    dataLayer?: unknown[];
  }
}

/**
 * Sends the shopper's choice to Google's tags (consent mode v2). The script of common/consent-script runs before the tags. It sends
 * the default, then the choice of an earlier page: https://developers.google.com/tag-platform/security/guides/consent
 */
export function updateConsent(granted: boolean): void {
  const answer = granted ? 'granted' : 'denied';
  gtag('consent', 'update', {
    ad_storage: answer,
    ad_user_data: answer,
    ad_personalization: answer,
    analytics_storage: answer,
  });
}

function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's tags recognise a command by its `arguments` object
  window.dataLayer.push(arguments);
}
