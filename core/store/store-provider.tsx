import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './make-store';

/** Puts the page's one store within reach of a slot's widget. */
export function StoreProvider({ store, children }: { store: AppStore; children: ReactNode }): ReactNode {
  return <Provider store={store}>{children}</Provider>;
}
