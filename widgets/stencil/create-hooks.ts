import { closest } from '../../core/dom/unclobbered';
import { callSafely } from '../../core/events/dispatch-safely';

/** Gets the arguments of `emit` after the name. */
export type HookListener = (...given: unknown[]) => unknown;

export interface Hooks {
  on(hook: string, listener: HookListener): Hooks;
  once(hook: string, listener: HookListener): Hooks;
  /** Without a listener, removes all. */
  off(hook: string, listener?: HookListener): Hooks;
  emit(hook: string, ...given: unknown[]): boolean;
}

/** First words of hooks; the library throws at any other. */
const KINDS = ['cart', 'cookie', 'currencySelector', 'product', 'search', 'facetedSearch', 'sortBy'];

/** Event, selector, hook. */
const PAGE_HOOKS = [
  ['submit', '[data-cart-item-add]', 'cart-item-add'],
  ['input', '[data-currency-selector-toggle]', 'currencySelector-toggle'],
  ['change', '[data-product-option-change]', 'product-option-change'],
  // Adopted themes lose the attribute, by which their own script would search, too.
  ['input', '[data-search-quick], [data-widget="quick-search"] [data-part="input"]', 'search-quick'],
  ['click', '[data-faceted-search-facet]', 'facetedSearch-facet-clicked'],
  ['submit', '[data-faceted-search-range]', 'facetedSearch-range-submitted'],
  ['submit', '[data-sort-by]', 'sortBy-submitted'],
  ['change', '[data-sort-by] select', 'sortBy-select-changed'],
] as const;

/** `emitStencilHook` fires the *remote* hooks. */
export function createHooks(): { hooks: Hooks; stop: () => void } {
  const listeners = new Map<string, HookListener[]>();
  const listenersOf = (hook: string): HookListener[] => {
    const kind = hook.split('-')[0]!;
    if (!KINDS.includes(kind)) throw new Error(`${hook} is no hook of stencilUtils`);
    return listeners.get(hook) ?? [];
  };
  const hooks: Hooks = {
    on(hook, listener) {
      listeners.set(hook, [...listenersOf(hook), listener]);
      return hooks;
    },
    once(hook, listener) {
      const first: HookListener = (...given) => {
        hooks.off(hook, first);
        listener(...given);
      };
      return hooks.on(hook, first);
    },
    off(hook, listener) {
      listeners.set(hook, listener ? listenersOf(hook).filter((one) => one !== listener) : []);
      return hooks;
    },
    emit(hook, ...given) {
      const found = listenersOf(hook);
      for (const listener of found) callSafely(hook, () => void listener(...given));
      return found.length > 0;
    },
  };

  const ending = new AbortController();
  for (const [type, selector, hook] of PAGE_HOOKS) {
    const fire = (event: Event): void => {
      const element = closest(event.target, selector);
      if (!element) return;
      hooks.emit(hook, event, element);
      // A changed list submits its form, unless a listener has cancelled it.
      if (hook === 'sortBy-select-changed' && !event.defaultPrevented) hooks.emit('sortBy-submitted', event, element);
    };
    document.addEventListener(type, fire, { signal: ending.signal });
  }
  return { hooks, stop: () => ending.abort() };
}
