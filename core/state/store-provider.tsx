import type { ReactNode } from 'react';
import { ReactReduxContext, type ReactReduxContextValue, type Subscription } from 'react-redux';
import type { AppStore } from './make-store';

const values = new WeakMap<AppStore, ReactReduxContextValue>();

/**
 * Puts the page's one store within reach of a slot's widget. The package's own provider makes a subscription for each
 * root, and a page has a thousand: here all hooks subscribe to the store itself, which is the one thing that they ask
 * of a subscription.
 */
export function StoreProvider({ store, children }: { store: AppStore; children: ReactNode }): ReactNode {
  let value = values.get(store);
  if (!value) {
    const subscription = { addNestedSub: store.subscribe } as Subscription;
    values.set(store, (value = { store, subscription, stabilityCheck: 'once', identityFunctionCheck: 'once' }));
  }
  return <ReactReduxContext value={value}>{children}</ReactReduxContext>;
}
