import { callSafely } from './dispatch-safely';

declare global {
  interface Window {
    /** The platform's library, if the theme has made it global. */
    stencilUtils?: { hooks?: { emit?: (name: string, payload: unknown) => void } };
  }
}

/**
 * Fires one of the platform library's *remote* hooks. The library fires them only for its own calls. Its other hooks come from clicks
 * and changes on marked elements, to which it listens itself.
 * Hooks: https://github.com/bigcommerce/stencil-utils
 */
export function emitStencilHook(name: string, response: unknown): void {
  callSafely(name, () => window.stencilUtils?.hooks?.emit?.(name, { err: null, response }));
}
