declare global {
  interface Window {
    /** The queue of Google's tags. */
    dataLayer?: unknown[];
  }
}

/**
 * Tells Google's tags that the shopper has chosen (consent mode v2). What holds until then, and a choice of an earlier page,
 * is told by the theme's consent.js, which runs before the tags: https://developers.google.com/tag-platform/security/guides/consent
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
  // biome-ignore lint/complexity/noArguments: Google's tags know a command from other entries by it
  window.dataLayer.push(arguments);
}
