import { callSafely } from './dispatch-safely';

declare global {
  interface Window {
    /** The platform's library, where the theme has made it global for other scripts. */
    stencilUtils?: { hooks?: { emit?: (name: string, payload: unknown) => void } };
  }
}

/**
 * Fires one of the platform library's *remote* hooks, which the library fires only for calls that it makes itself.
 * Its other hooks come from clicks and changes on marked elements, which the library listens to by itself.
 * Hooks: https://github.com/bigcommerce/stencil-utils
 */
export function emitStencilHook(name: string, response: unknown): void {
  callSafely(name, () => window.stencilUtils?.hooks?.emit?.(name, { err: null, response }));
}
