import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createStore, type Store, type StoreOptions } from '../../store/create-store';
import { makeShopper, type Shopper } from './shopper';

/** A local store that answers, and who asks it. */
export interface OpenStore {
  readonly store: Store;
  /** Somebody new in each test. */
  readonly shopper: Shopper;
}

/** Gives the tests of a file a store on a free port, reset before each of them. */
export function useStore(options: StoreOptions = {}): OpenStore {
  const store = createStore(options);
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
