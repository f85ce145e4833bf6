import { navigation } from './navigation';

/** Milliseconds after which a form can be sent again, although the browser still waits for the next page. */
const TIME_LIMIT = 30_000;

/**
 * Sends a form as the browser does without scripts: the browser shows the shop's response, whatever it is. There is no `submit` event,
 * so no widget handles the form again.
 *
 * @returns a promise that resolves if the shopper stays: the navigation failed, the browser has restored this page, or no page
 *   came in 30 seconds
 */
export function sendNatively(form: HTMLFormElement): Promise<void> {
  // A field named "submit" would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form);
  return stayed();
}

/**
 * Posts fields as a form of the page would: with a `submit` event, at which the platform's script adds the session's token.
 *
 * @param fields the fields by name
 * @returns the same as `sendNatively`
 */
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

/** Follows a link that changes the cart. Returns the same as `sendNatively`. */
export function followNatively(url: string): Promise<void> {
  navigation.goTo(url);
  return stayed();
}

const stayed = (): Promise<void> =>
  new Promise((resolve) => {
    const stay = () => resolve();
    setTimeout(stay, TIME_LIMIT);
    window.addEventListener('pageshow', stay);
    // Not all browsers have it.
    window.navigation?.addEventListener('navigateerror', stay);
  });
