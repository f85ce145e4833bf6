import { setTimeout as pause } from 'node:timers/promises';
import { cartLines } from '../support/shopping/read-cart';
import { expectSame } from './expect-same';
import { holdCode } from './hold-code';
import type { Visit } from './journey';

export const add = 'main #form-action-addToCart';
export const preview = '#previewModal[open] .previewCart';
export const quantity = 'main .productView [name="qty[]"]';

/** A page whose code is delayed, with the operations of a journey. */
export interface HeldPage {
  /** Releases the code. */
  release(): void;
  /** Releases the code, and waits until its form is mounted and the product can be bought. */
  arrive(): Promise<void>;
  /** Whether a control is marked busy, because its press is held. */
  isBusy(wanted: string): Promise<boolean>;
  /** The cart's product ids and quantities. */
  inCart(): (readonly [id: number, quantity: number])[];
  /** The number of add requests, by script or by form. */
  adds(): number;
  /**
   * @throws Error when something was bought, or a navigation happened, within the time in which a held press is
   * repeated
   */
  expectNothing(): Promise<void>;
}

/** Opens a page whose loader has run and whose code is delayed, unless the browser has cached it on an earlier page. */
export async function openHeld({ tab, shop }: Visit, path: string): Promise<HeldPage> {
  const release = holdCode(shop);
  await tab.open(path);
  await tab.until('the loader has run', () => !!window.storefrontWidgets?.version, null);
  const inCart = () => cartLines(shop).map(({ productId, quantity: count }) => [productId, count] as const);
  const adds = () =>
    shop.world.log
      .all()
      .filter(({ method, path: at }) => method === 'POST' && /^\/(cart\.php|remote\/v1\/cart\/add)$/.test(at)).length;
  const before = adds();
  return {
    release,
    inCart,
    adds: () => adds() - before,
    arrive: async () => {
      release();
      await tab.untilMounted('main .productView form[data-widget="add-to-cart"]');
    },
    isBusy: (wanted) => tab.read((which, find) => find(which)[0]?.ariaBusy === 'true', wanted),
    expectNothing: async () => {
      await pause(4_500);
      const at = await tab.read(() => location.pathname, null);
      expectSame({ at, adds: adds() - before }, { at: path, adds: 0 }, 'the result');
    },
  };
}
