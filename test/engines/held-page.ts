import { cartLines } from '../browser/cart/read-cart';
import { expectSame } from './expect-same';
import { holdCode } from './hold-code';
import type { Visit } from './journey';

export const add = 'main #form-action-addToCart';
export const preview = '#previewModal[open] .previewCart';
export const quantity = 'main .productView [name="qty[]"]';

/** A page whose code is on its way, in the words of a journey. */
export interface HeldPage {
  /** Lets the code come. */
  release(): void;
  /** Lets the code come, and waits until the product can be bought by it. */
  arrive(): Promise<void>;
  /** Whether a control says that its press was taken. */
  isBusy(wanted: string): Promise<boolean>;
  /** What is in the cart: product ids and quantities. */
  held(): (readonly [id: number, quantity: number])[];
  /** How often the shop was asked to add something, by script or by form. */
  adds(): number;
  /** @throws Error when anything was bought, or led away, within the time in which a held press is done */
  expectNothing(): Promise<void>;
}

export const pause = (milliseconds: number): Promise<void> => new Promise((later) => setTimeout(later, milliseconds));

/** Opens a page whose loader is there and whose code is held, unless a page before has got it: then the browser keeps it. */
export async function openHeld({ tab, shop }: Visit, path: string): Promise<HeldPage> {
  const release = holdCode(shop);
  await tab.open(path);
  await tab.until('the loader is there', () => 'storefrontWidgets' in window, null);
  const held = () => cartLines(shop).map(({ productId, quantity: count }) => [productId, count] as const);
  const adds = () =>
    shop.world.log
      .all()
      .filter(({ method, path: at }) => method === 'POST' && /^\/(cart\.php|remote\/v1\/cart\/add)$/.test(at)).length;
  const before = adds();
  return {
    release,
    held,
    adds: () => adds() - before,
    arrive: async () => {
      release();
      await tab.untilMounted('main .productView form[data-widget="add-to-cart"]');
    },
    isBusy: (wanted) => tab.read((which, find) => find(which)[0]?.ariaBusy === 'true', wanted),
    expectNothing: async () => {
      await pause(4_500);
      const at = await tab.read(() => location.pathname, null);
      expectSame({ at, adds: adds() - before }, { at: path, adds: 0 }, 'what came of it');
    },
  };
}
