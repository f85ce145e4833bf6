import type { Visit } from './visit';
import type { Message } from './sessions';

/**
 * The messages for the page that is being made; they are said once. Calls, and fragments other than the
 * cart's own messages, leave them for the page that comes next.
 */
export function takeMessages({ session, stencil, url }: Visit): Message[] {
  const isWholePage = stencil.renderWith.length === 0 && !url.pathname.includes('/remote/v1/');
  return isWholePage || stencil.renderWith.includes('cart/status-messages') ? session.messages.splice(0) : [];
}
