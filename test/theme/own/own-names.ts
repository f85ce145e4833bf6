import { packagedWidgets } from '../contracts/packaged-widgets';

/** The names that a theme's own widgets may import from `storefront-widgets` and from React. */
export const ownNames = async (): Promise<readonly string[]> =>
  // The bundler of the npm package leaves the first branch out.
  typeof PACKAGED === 'undefined'
    ? Object.keys(await import('../../../core/own/storefront-widgets'))
    : packagedWidgets().own;
