import { createLocalShop, type LocalShop, type LocalShopOptions } from '../../shop/create-local-shop';
import { changeSettings } from '../../shop/world/shop-settings';
import { letGo } from './let-go';

/** A shop that listens already. */
export interface BorrowedShop {
  readonly server: LocalShop;
  /** Where it answers, without a slash at the end. */
  readonly address: string;
  giveBack(): Promise<void>;
}

interface OpenShop {
  readonly server: LocalShop;
  readonly address: string;
}

const idle: OpenShop[] = [];

/**
 * Lends a shop of this worker process: its templates are compiled already if another test file has had it before.
 *
 * @param options only shops that differ in nothing but settings are shared; any other is made anew
 */
export async function borrowShop({ settings = {}, ...rest }: LocalShopOptions): Promise<BorrowedShop> {
  const isShared = Object.keys(rest).length === 0;
  const shop = (isShared && idle.pop()) || (await openShop(rest));
  const reset = () => {
    shop.server.reset();
    shop.server.world.settings = changeSettings(shop.server.world.settings, settings);
  };
  reset();
  return {
    server: { ...shop.server, reset },
    address: shop.address,
    giveBack: async () => {
      if (isShared) idle.push(shop);
      else await shop.server.close();
      letGo();
    },
  };
}

async function openShop(options: LocalShopOptions): Promise<OpenShop> {
  const server = createLocalShop(options);
  const address = await server.listen(0);
  letGo();
  return { server, address };
}
