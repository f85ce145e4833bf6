import { report } from './report';

/**
 * Reports a name of the platform's library that another script reads and that is not there.
 *
 * @param path the whole name: `stencilUtils.api.cart.checkout`
 */
export function reportMissingName(path: string): void {
  const message = `${path} is not available: change the script that reads it, or load the platform's library`;
  report({ kind: 'listener', message });
}
