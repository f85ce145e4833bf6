import type { Message } from './sessions';
import type { Visit } from './visit';

/**
 * Returns the messages for this page and removes them, because each is shown once. Calls, and fragments other than the
 * cart's messages, leave them for the next page.
 */
export function takeMessages({ session, stencil, url }: Visit): Message[] {
  const isWholePage = stencil.renderWith.length === 0 && !url.pathname.includes('/remote/v1/');
  return isWholePage || stencil.renderWith.includes('cart/status-messages') ? session.messages.splice(0) : [];
}
