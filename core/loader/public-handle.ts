import type { Actions } from '../mount/actions';

/** `window.storefrontWidgets`: the interface for operators and for other scripts of the page. */
export interface StorefrontWidgets {
  readonly version: string;
  /** Every slot of the page that has a widget, with its status. */
  slots(): readonly { element: HTMLElement; widget: string; status: string }[];
  /** Looks for slots in a part of the page at once. Without it the observer finds them a moment later. */
  refresh(scope?: ParentNode): void;
  /** Unmounts every widget of the page and keeps the markup. */
  stop(): void;
  /**
   * Listens to an event of the widgets.
   * @param name with or without its prefix: `widgets:cart-changed` or `cart-changed`
   * @returns a function that stops listening
   */
  on(name: string, listener: (detail: unknown) => void): () => void;
  /** Actions for other scripts. `await` loads the runtime if it has not loaded yet. */
  readonly actions: PromiseLike<Actions>;
}

/** Listens to an event of the widgets: see `StorefrontWidgets`. */
export const onWidgetEvent: StorefrontWidgets['on'] = (name, listener) => {
  const forward = (event: Event) => listener((event as CustomEvent<unknown>).detail);
  const type = `widgets:${name.replace('widgets:', '')}`;
  document.addEventListener(type, forward);
  return () => document.removeEventListener(type, forward);
};
