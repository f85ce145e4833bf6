import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createLocalShop, type LocalShop, type LocalShopOptions } from '../../shop/create-local-shop';
import { makeShopper, type Shopper } from '../../support/shopper/shopper';

/** A running local shop, and a shopper. */
export interface OpenShop {
  readonly store: LocalShop;
  /** A new shopper in each test. */
  readonly shopper: Shopper;
}

/** Gives the tests of a file a shop on a free port, reset before each of them. */
export function useLocalShop(options: LocalShopOptions = {}): OpenShop {
  const store = createLocalShop(options);
  let url = '';
  let shopper = makeShopper(url);

  beforeAll(async () => {
    url = await store.listen();
  });
  afterAll(() => store.close());
  beforeEach(() => {
    store.reset();
    shopper = makeShopper(url);
  });

  return {
    store,
    get shopper() {
      return shopper;
    },
  };
}
