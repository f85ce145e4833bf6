import type { Actions } from '../mount/actions';
import type { Slot } from './slot';

/** `window.storefrontWidgets`: what operators and other scripts of the page may use. */
export interface StorefrontWidgets {
  readonly version: string;
  /** Every slot of the page that a widget serves, with where it is in its life. */
  slots(): readonly { element: HTMLElement; widget: string; status: string }[];
  /** Looks for slots in a piece of the page at once; the observer finds them by itself a moment later. */
  refresh(scope?: ParentNode): void;
  /** Takes every widget off the page; the markup stays. */
  stop(): void;
  /**
   * Listens to an event of the widgets.
   * @param name without its prefix: `cart-changed` for `widgets:cart-changed`
   * @returns stops listening
   */
  on(name: string, listener: (detail: unknown) => void): () => void;
  /** What the widgets can be asked to do; brings the runtime if it is not there yet. */
  readonly actions: Promise<Actions>;
}

interface LoaderSide {
  slots(): readonly Slot[];
  refresh(scope: ParentNode): void;
  stop(): void;
  actions(): Promise<Actions>;
}

/** Makes the public handle of one `start()`. */
export function publicHandle(version: string, loader: LoaderSide): StorefrontWidgets {
  return {
    version,
    slots: loader.slots,
    refresh: (scope = document) => loader.refresh(scope),
    stop: loader.stop,
    get actions() {
      return loader.actions();
    },
    on(name, listener) {
      const hear = (event: Event) => listener((event as CustomEvent<unknown>).detail);
      document.addEventListener(`widgets:${name}`, hear);
      return () => document.removeEventListener(`widgets:${name}`, hear);
    },
  };
}
