import type { Actions } from '../mount/actions';

/** `window.storefrontWidgets`: the interface for operators and for other scripts of the page. */
export interface StorefrontWidgets {
  readonly version: string;
  /** Every slot of the page that has a widget, with its status. */
  slots(): readonly { element: HTMLElement; widget: string; status: string }[];
  /** Looks for slots in a piece of the page at once; without it the observer finds them a moment later. */
  refresh(scope?: ParentNode): void;
  /** Removes every widget from the page; the markup stays. */
  stop(): void;
  /**
   * Listens to an event of the widgets.
   * @param name without its prefix: `cart-changed` for `widgets:cart-changed`
   * @returns stops listening
   */
  on(name: string, listener: (detail: unknown) => void): () => void;
  /** The orders that the widgets take. To await it loads the runtime if it is not there yet; to read it loads nothing. */
  readonly actions: PromiseLike<Actions>;
}

/**
 * Makes the part of the public handle that knows nothing of slots.
 * @param makeActions loads what the actions need
 */
export function publicHandle(makeActions: () => Promise<Actions>): Pick<StorefrontWidgets, 'actions' | 'on'> {
  return {
    // Not a promise, because one would have to start the download before anybody asks.
    // biome-ignore lint/suspicious/noThenProperty: `await storefrontWidgets.actions` calls it
    actions: { then: (done, failed) => makeActions().then(done, failed) },
    on(name, listener) {
      const forward = (event: Event) => listener((event as CustomEvent<unknown>).detail);
      document.addEventListener(`widgets:${name}`, forward);
      return () => document.removeEventListener(`widgets:${name}`, forward);
    },
  };
}
