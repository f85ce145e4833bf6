import { navigation } from './navigation';

/** Milliseconds until a form can be sent again. */
const TIME_LIMIT = 30_000;

/**
 * Submits a form without a `submit` event, so no widget handles it again. Resolves if the shopper stays: the navigation
 * failed or took 30 seconds, or the page was restored.
 */
export function sendNatively(form: HTMLFormElement): Promise<void> {
  // A field named `submit` clobbers the form's method.
  HTMLFormElement.prototype.submit.call(form);
  return stayed();
}

/** Posts fields with a `submit` event, at which the platform's script adds the token. Resolves as `sendNatively`. */
export function postNatively(url: string, fields: Iterable<readonly [name: string, value: string]>): Promise<void> {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: url, hidden: true });
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.requestSubmit();
  form.remove();
  return stayed();
}

/** Follows a link. Resolves as `sendNatively`. */
export function followNatively(url: string): Promise<void> {
  navigation.goTo(url);
  return stayed();
}

const stayed = (): Promise<void> =>
  new Promise((resolve) => {
    const stay = () => resolve();
    setTimeout(stay, TIME_LIMIT);
    window.addEventListener('pageshow', stay);
    // Not in all browsers.
    window.navigation?.addEventListener('navigateerror', stay);
  });
