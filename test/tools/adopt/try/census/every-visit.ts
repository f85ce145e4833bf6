import { clamp, handbook, mug } from '../../../../support/shopping/open-cart';
import { everyPage } from '../../../../support/states/every-page';
import type { Visit } from '../behaviours/stage-set';

/** The pages that together show every template of a theme; one of each kind of product is enough for scripts. */
export const everyVisit: readonly Visit[] = everyPage.map(
  ({ path, signedIn = false, cart = false, settings = {} }) => ({
    path,
    signedIn,
    settings,
    ...(cart && { cart: [mug, clamp, handbook] }),
  }),
);
