import { knownContracts } from '../contracts/known-contracts';
import { packagedWidgets } from '../contracts/packaged-widgets';

/** The names that a theme's own widgets may import from `storefront-widgets` and from React. */
export const ownNames = async (): Promise<readonly string[]> =>
  // The bundler of the npm package leaves the first branch out.
  typeof PACKAGED === 'undefined'
    ? Object.keys(await import('../../../core/own/storefront-widgets'))
    : packagedWidgets().own;

const prefixOf = (name: string): string => name.split('-')[0] ?? '';

/** Returns whether a theme's own widget may have a name: its prefix is none of ours. */
export async function ownPrefixes(): Promise<(name: string) => boolean> {
  const ours = new Set([...(await knownContracts()).keys()].map(prefixOf));
  return (name) => name.includes('-') && !ours.has(prefixOf(name));
}
