import type { ReactNode } from 'react';
import { ReactReduxContext, type ReactReduxContextValue, type Subscription } from 'react-redux';
import type { AppStore } from './make-store';

const values = new WeakMap<AppStore, ReactReduxContextValue>();

/**
 * Provides the page's store to a slot's widget. The `Provider` of React Redux makes a subscription for each root, and a page
 * can have a thousand roots. Here all hooks subscribe to the store itself: `addNestedSub` is the only member of a
 * subscription that they use.
 */
export function StoreProvider({ store, children }: { store: AppStore; children: ReactNode }): ReactNode {
  let value = values.get(store);
  if (!value) {
    const subscription = { addNestedSub: store.subscribe } as Subscription;
    values.set(store, (value = { store, subscription, stabilityCheck: 'once', identityFunctionCheck: 'once' }));
  }
  return <ReactReduxContext value={value}>{children}</ReactReduxContext>;
}
