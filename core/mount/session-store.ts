import type { Session } from '../loader/session';
import { makeStore, type AppStore } from '../store/make-store';

/** The one store behind all roots of a page: made by the first mount, found by all others. */
export function sessionStore(session: Session): AppStore {
  session.store ??= makeStore({ api: session.api });
  return session.store;
}
