import { clamp, mug } from '../../../../support/shopping/open-cart';
import { type Behaviour, onStage, type Stage } from './behaviour';
import type { Shopper } from './shopper';

const filled: Stage = { path: '/cart.php', widths: [1280], cart: [mug, clamp] };

const line = ({ page }: Shopper, name: string) => page.locator('[data-item-row]').filter({ hasText: name });
const step = (shopper: Shopper, name: string, sign: 'inc' | 'dec') =>
  shopper.press(line(shopper, name).locator(`[data-action="${sign}"]`));
const fillQuantity = async (shopper: Shopper, name: string, quantity: string) => {
  const field = line(shopper, name).locator('input[type="tel"], input[name^="qty"]').first();
  await field.click();
  await field.fill(quantity);
  await field.blur();
};
const held = async (shopper: Shopper, act: () => Promise<unknown>) => {
  const { appeared, gone } = await shopper.after(act);
  return { appeared, gone, cart: shopper.cart() };
};
/** The button of the question that is on the page. */
const reply = (shopper: Shopper, name: 'OK' | 'Cancel') => shopper.press(new RegExp(`^${name}$`));
const askRemoval = (shopper: Shopper) => shopper.press(line(shopper, 'Clamp Base').locator('.cart-remove'));
const openCoupon = async (shopper: Shopper) => {
  await shopper.press('Add Coupon');
  await shopper.settle();
};
const applyCoupon = async (shopper: Shopper, code: string) => {
  await openCoupon(shopper);
  await shopper.type('couponcode', code);
  return shopper.sees(() => shopper.press(shopper.find('form:has([name="couponcode"]) [type="submit"]')));
};
const applyCertificate = async (shopper: Shopper, code: string) => {
  await shopper.press(/certificate/i, shopper.page.locator('[data-cart-totals]'));
  await shopper.settle();
  await shopper.type('certcode', code);
  return shopper.sees(() => shopper.press(shopper.find('form:has([name="certcode"]) [type="submit"]')));
};
const openEstimator = async (shopper: Shopper) => {
  await shopper.press(/Add Info|Estimate shipping/);
  await shopper.settle();
};
const fillEstimator = async (shopper: Shopper) => {
  await openEstimator(shopper);
  await shopper.find('[name="shipping-country"]').selectOption({ label: 'United States' });
  await shopper.settle();
  await shopper.find('[name="shipping-state"]').selectOption({ label: 'Maine' });
  await shopper.type('shipping-zip', '04101');
  await shopper.press(/^Estimate Shipping$/);
  await shopper.settle();
};
const openWrapping = async (shopper: Shopper) => {
  await shopper.press(/^Add$/, line(shopper, 'Enamel Mug'));
  await shopper.settle();
};
const openOptions = (shopper: Shopper) => shopper.press(line(shopper, 'Enamel Mug').locator('[data-item-edit]'));

/** The cart page. */
export const cartBehaviours: readonly Behaviour[] = [
  ...onStage(
    { ...filled, widths: [375, 1280] },
    {
      'cart page: one more': (shopper) => held(shopper, () => step(shopper, 'Clamp Base', 'inc')),
    },
  ),
  ...onStage(filled, {
    'cart page: one less': (shopper) => held(shopper, () => step(shopper, 'Enamel Mug', 'dec')),
    'cart page: a typed quantity': (shopper) => held(shopper, () => fillQuantity(shopper, 'Clamp Base', '4')),
    'cart page: a typed quantity that is no number': (shopper) =>
      held(shopper, () => fillQuantity(shopper, 'Clamp Base', 'many')),
    'cart page: a typed quantity above the stock': (shopper) =>
      held(shopper, () => fillQuantity(shopper, 'Clamp Base', '70')),
    'cart page: a removal is asked for': (shopper) => held(shopper, () => askRemoval(shopper)),
    'cart page: a removal is confirmed': async (shopper) => {
      await askRemoval(shopper);
      await shopper.settle();
      return held(shopper, () => reply(shopper, 'OK'));
    },
    'cart page: a removal is cancelled': async (shopper) => {
      await askRemoval(shopper);
      await shopper.settle();
      return held(shopper, () => reply(shopper, 'Cancel'));
    },
    'coupon: its form opens': (shopper) => shopper.sees(() => shopper.press('Add Coupon')),
    'coupon: its form closes': async (shopper) => {
      await openCoupon(shopper);
      const { appeared, gone } = await shopper.after(() => shopper.press(/^(Cancel|Add Coupon)$/));
      return { appeared, gone };
    },
    'coupon: no code': async (shopper) => {
      const { appeared } = await applyCoupon(shopper, '');
      return { appeared };
    },
    'coupon: an unknown code': async (shopper) => {
      const { appeared } = await applyCoupon(shopper, 'NOSUCH');
      return { appeared };
    },
    'coupon: a code is applied': async (shopper) => {
      const { appeared, gone } = await applyCoupon(shopper, 'TENTH');
      return { appeared, gone };
    },
    'gift certificate: a code is applied': async (shopper) => {
      const { appeared, gone } = await applyCertificate(shopper, 'PAR-12A-QUA-YS2');
      return { appeared, gone };
    },
    'gift certificate: a code of the wrong form': async (shopper) => {
      const { appeared } = await applyCertificate(shopper, 'no');
      return { appeared };
    },
    'estimator: its form opens': async (shopper) => {
      const { appeared, gone } = await shopper.after(() => shopper.press(/Add Info|Estimate shipping/));
      return { appeared, gone };
    },
    'estimator: another country has other states': async (shopper) => {
      await openEstimator(shopper);
      await shopper.find('[name="shipping-country"]').selectOption({ label: 'Canada' });
      await shopper.settle();
      return { states: await shopper.find('[name="shipping-state"]').locator('option').allTextContents() };
    },
    'estimator: a country without states': async (shopper) => {
      await openEstimator(shopper);
      const countries = await shopper.find('[name="shipping-country"]').locator('option').allTextContents();
      const last = countries.map((name) => name.trim()).at(-1) ?? '';
      await shopper.find('[name="shipping-country"]').selectOption({ label: last });
      await shopper.settle();
      return { last, kind: await shopper.find('[name="shipping-state"]').evaluate(({ localName }) => localName) };
    },
    'estimator: an empty form names what is missing': async (shopper) => {
      await openEstimator(shopper);
      const { appeared } = await shopper.after(() => shopper.press(/^Estimate Shipping$/));
      return { appeared };
    },
    'estimator: quotes': async (shopper) => {
      await fillEstimator(shopper);
      return { quotes: (await shopper.seen()).filter((line) => /\$\d|Update shipping/.test(line)) };
    },
    'estimator: a quote is chosen': async (shopper) => {
      await fillEstimator(shopper);
      await shopper.page.locator('[name="shipping_method"], .shipping-quote').first().check();
      const { appeared } = await shopper.after(() => shopper.press(shopper.find('[value="Update shipping cost"]')));
      return { appeared };
    },
    'gift wrapping: its dialog opens': async (shopper) => {
      const { appeared } = await shopper.after(() => openWrapping(shopper));
      return { appeared };
    },
    'gift wrapping: each item on its own': async (shopper) => {
      await openWrapping(shopper);
      const { appeared, gone } = await shopper.after(() =>
        shopper.press(shopper.page.getByText("I'd like to gift wrap each item separately").filter({ visible: true })),
      );
      return { appeared, gone };
    },
    'gift wrapping: it is added': async (shopper) => {
      await openWrapping(shopper);
      await shopper.find('[name="giftwrapping[all]"]').selectOption({ index: 1 });
      await shopper.settle();
      await shopper.find('[name="giftmessage[all]"]').fill('Happy birthday');
      await shopper.press(/^Submit$/);
      await shopper.settle();
      return { line: (await line(shopper, 'Enamel Mug').innerText()).replace(/\s+/g, ' ') };
    },
    'edit options: the dialog opens': async (shopper) => {
      const { appeared } = await shopper.after(() => openOptions(shopper));
      return { appeared };
    },
    'edit options: another value is saved': async (shopper) => {
      await openOptions(shopper);
      await shopper.settle();
      await shopper.press(shopper.find('label:has([title="Coal"])'));
      await shopper.settle();
      await shopper.press(shopper.find('[value="Save"]'));
      await shopper.settle();
      return { line: (await line(shopper, 'Enamel Mug').innerText()).replace(/\s+/g, ' ') };
    },
  }),
  ...onStage(
    { ...filled, cart: [clamp] },
    {
      'cart page: the last line is removed': async (shopper) => {
        await askRemoval(shopper);
        await shopper.settle();
        return held(shopper, () => reply(shopper, 'OK'));
      },
    },
  ),
];
