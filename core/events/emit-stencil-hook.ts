import { callSafely } from './dispatch-safely';

declare global {
  interface Window {
    /** The platform's library, if the theme has made it global for other scripts. */
    stencilUtils?: { hooks?: { emit?: (name: string, payload: unknown) => void } };
  }
}

/**
 * Fires one of the *remote* hooks of the platform's library. The library fires them only for its own calls, not for those
 * of the widgets. It fires its other hooks at clicks and changes on marked elements, so they need no code here.
 * Hooks: https://github.com/bigcommerce/stencil-utils
 *
 * @param payload as for a call of the library: `{ err, response }`, or the text that was searched for
 */
export function emitStencilHook(name: string, payload: unknown): void {
  callSafely(name, () => window.stencilUtils?.hooks?.emit?.(name, payload));
}
