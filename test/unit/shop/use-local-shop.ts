import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createLocalShop, type LocalShop, type LocalShopOptions } from '../../shop/create-local-shop';
import { makeShopper, type Shopper } from '../../support/shopper/shopper';

/** A running local shop, and a shopper. */
export interface OpenShop {
  readonly server: LocalShop;
  /** A new shopper in each test. */
  readonly shopper: Shopper;
  readonly url: string;
}

/** Gives the tests of a file a shop on a free port, reset before each of them. */
export function useLocalShop(options: LocalShopOptions = {}): OpenShop {
  const server = createLocalShop(options);
  let url = '';
  let shopper = makeShopper(url);

  beforeAll(async () => {
    url = await server.listen();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.reset();
    shopper = makeShopper(url);
  });

  return {
    server,
    get shopper() {
      return shopper;
    },
    get url() {
      return url;
    },
  };
}
