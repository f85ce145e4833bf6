import { type Catalogue, makeCatalogue } from '../catalogue/catalogue';
import { type ContentLedger, makeContentLedger } from '../page-builder/content-ledger';
import { makeReviewLedger, type ReviewLedger } from '../reviews/review-ledger';
import { makeSessions, type Sessions } from '../sessions/sessions';
import { type Faults, makeFaults } from '../switches/faults';
import { makeRequestLog, type RequestLog } from '../switches/request-log';
import { makeWishlistLedger, type WishlistLedger } from '../wishlists/wishlist-ledger';
import { changeSettings, defaultSettings, type ShopSettings } from './shop-settings';
import { makeStockLedger, type StockLedger } from './stock-ledger';

/** The shop's whole state. `reset` clears all but the catalogue. */
export interface World {
  readonly catalogue: Catalogue;
  settings: ShopSettings;
  stock: StockLedger;
  sessions: Sessions;
  wishlists: WishlistLedger;
  reviews: ReviewLedger;
  /** Page Builder's templates, widgets and placements. */
  content: ContentLedger;
  /** E-mail addresses of newsletter subscribers, in lower case. */
  subscribers: Set<string>;
  log: RequestLog;
  faults: Faults;
  reset(): void;
}

/**
 * Makes a shop's state.
 *
 * @param initial settings that survive each reset
 */
export function makeWorld(initial: Partial<ShopSettings> = {}): World {
  const fresh = () => ({
    settings: changeSettings(defaultSettings(), initial),
    stock: makeStockLedger(),
    sessions: makeSessions(),
    wishlists: makeWishlistLedger(),
    reviews: makeReviewLedger(),
    content: makeContentLedger(),
    subscribers: new Set<string>(),
    log: makeRequestLog(),
    faults: makeFaults(),
  });
  const world: World = {
    catalogue: makeCatalogue(),
    ...fresh(),
    reset: () => {
      world.faults.calm();
      Object.assign(world, fresh());
    },
  };
  return world;
}
