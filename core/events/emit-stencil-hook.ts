import { callSafely } from './dispatch-safely';

declare global {
  interface Window {
    /** The platform's own library, where a theme has made it global for the scripts of its merchants. */
    stencilUtils?: { hooks?: { emit?: (name: string, payload: unknown) => void } };
  }
}

/**
 * Tells those who wait for the platform library's *remote* hooks, which would fire if it had made the call.
 * The library's other hooks follow from clicks and changes on marked elements: it hears those by itself.
 * Hooks: https://github.com/bigcommerce/stencil-utils
 */
export function emitStencilHook(name: string, response: unknown): void {
  callSafely(name, () => window.stencilUtils?.hooks?.emit?.(name, { err: null, response }));
}
