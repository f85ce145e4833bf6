import { createLocalShop, type LocalShop, type LocalShopOptions } from '../../../shop/create-local-shop';
import { changeSettings } from '../../../shop/world/shop-settings';
import { unrefHandles } from './unref-handles';

/** A shop that is listening. */
export interface BorrowedShop {
  readonly server: LocalShop;
  /** The shop's URL, without a trailing slash. */
  readonly url: string;
  restoreFields(): Promise<void>;
}

interface OpenShop {
  readonly server: LocalShop;
  readonly url: string;
  /** The current listener. */
  onData: LocalShopOptions['onData'];
}

const idle: OpenShop[] = [];

/**
 * Lends a shop of this worker process: its templates are compiled already if another test file used it.
 *
 * @param options shops are shared if only settings and listener differ; otherwise a new one is made
 */
export async function borrowShop({ settings = {}, onData, ...rest }: LocalShopOptions): Promise<BorrowedShop> {
  const isShared = Object.keys(rest).length === 0;
  const shop = (isShared && idle.pop()) || (await openShop(rest));
  shop.onData = onData;
  const reset = () => {
    shop.server.reset();
    shop.server.world.settings = changeSettings(shop.server.world.settings, settings);
  };
  reset();
  return {
    server: { ...shop.server, reset },
    url: shop.url,
    restoreFields: async () => {
      shop.onData = undefined;
      if (isShared) idle.push(shop);
      else await shop.server.close();
      unrefHandles();
    },
  };
}

async function openShop(options: LocalShopOptions): Promise<OpenShop> {
  const server = createLocalShop({ ...options, onData: (data) => shop.onData?.(data) });
  const shop: OpenShop = { server, url: await server.listen(0), onData: undefined };
  unrefHandles();
  return shop;
}
