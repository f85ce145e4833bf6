import { randomBytes, randomUUID } from 'node:crypto';
import type { Cart } from '../carts/cart';
import { type Currency, currencies } from '../pricing/currency';

/** The session of one shopper's browser. */
export interface Session {
  /** The value of the cookie `SHOP_SESSION_TOKEN`. */
  token: string;
  /** 64 hex digits, in `BCData.csrf_token` and the cookie `XSRF-TOKEN`. */
  csrfToken: string;
  /** The time of its last request. */
  seenAt: number;
  /** The currency of the cart. */
  currency: Currency;
  /** The currency that prices are only shown in; null if they are shown in the currency of the cart. */
  shownCurrency: Currency | null;
  cart: Cart | null;
  /** The messages for the next page; each is shown once. */
  messages: Message[];
}

export interface Message {
  type: 'error' | 'success' | 'info';
  /** HTML. */
  message: string;
}

/** The open sessions. */
export interface Sessions {
  find(token: string | undefined): Session | undefined;
  open(): Session;
  /** Closes a session: its cookie is invalid from then on. */
  close(session: Session): void;
  all(): Session[];
}

export function makeSessions(): Sessions {
  const byToken = new Map<string, Session>();
  return {
    find: (token) => (token === undefined ? undefined : byToken.get(token)),
    all: () => [...byToken.values()],
    close: ({ token }) => void byToken.delete(token),
    open: () => {
      const session: Session = {
        token: randomUUID(),
        csrfToken: randomBytes(32).toString('hex'),
        seenAt: Date.now(),
        currency: currencies[0],
        shownCurrency: null,
        cart: null,
        messages: [],
      };
      byToken.set(session.token, session);
      return session;
    },
  };
}
