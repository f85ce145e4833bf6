import { type Behaviour, onStage, type Stage } from './behaviour';
import type { Shopper } from './shopper';

const on = (path: string, more: Partial<Stage> = {}): Stage => ({ path, widths: [1280], ...more });

/** Presses the label of a value: its text, or the title of its colour. */
const choose = (shopper: Shopper, value: string) =>
  shopper.press(
    shopper.page
      .locator(`label:has([title="${value}"])`)
      .or(shopper.page.locator('label').filter({ hasText: new RegExp(`^\\s*${value}`) }))
      .filter({ visible: true })
      .first(),
  );
const add = (shopper: Shopper) => shopper.press(shopper.find('#form-action-addToCart'));
const canAdd = ({ find }: Shopper) => find('#form-action-addToCart').isEnabled();
/** A product's form: options, quantity, and adding. */
export const saleBehaviours: readonly Behaviour[] = [
  ...onStage(on('/harbour-desk-lamp/', { widths: [375, 1280] }), {
    'options: a swatch': (shopper) => shopper.sees(() => choose(shopper, 'Cream & brass')),
  }),
  ...onStage(on('/harbour-desk-lamp/'), {
    'options: a rectangle': (shopper) => shopper.sees(() => choose(shopper, 'Clamp')),
    'options: a drop-down list': (shopper) =>
      shopper.sees(() => shopper.page.locator('[name="attribute[10103]"]').selectOption({ label: '3 m' })),
    'options: a value that is out of stock with another': async (shopper) => {
      await choose(shopper, 'Racing green');
      await shopper.settle();
      const { appeared } = await shopper.sees(() => choose(shopper, 'Clamp'));
      return { appeared, canAdd: await canAdd(shopper) };
    },
    'options: they are added to the cart': async (shopper) => {
      await choose(shopper, 'Cream & brass');
      await shopper.settle();
      await shopper.type('attribute[10104]', 'For Ada');
      const { appeared } = await shopper.sees(() => add(shopper));
      return { appeared, cart: shopper.cart() };
    },
  }),
  ...onStage(on('/enamel-mug/'), {
    'options: a value that is sold out': async (shopper) => {
      const { appeared } = await shopper.sees(() => choose(shopper, 'Moss'));
      return { appeared, canAdd: await canAdd(shopper) };
    },
    'options: back from a value that is sold out': async (shopper) => {
      await choose(shopper, 'Moss');
      await shopper.settle();
      const { gone } = await shopper.sees(() => choose(shopper, 'Coal'));
      return { gone, canAdd: await canAdd(shopper) };
    },
  }),
  ...onStage(on('/milking-stool/'), {
    'options: a radio button': (shopper) => shopper.sees(() => choose(shopper, 'Walnut')),
    'options: a value forbids another': (shopper) => shopper.sees(() => choose(shopper, 'Ebonised oak')),
  }),
  ...onStage(on('/linseed-paint/'), {
    'options: values that are sold out are hidden': (shopper) => shopper.sees(() => choose(shopper, 'Chalk')),
  }),
  ...onStage(on('/ladder-back-chair/'), {
    'options: a pick list': (shopper) => shopper.sees(() => choose(shopper, 'Wool Cushion')),
  }),
  ...onStage(on('/lambswool-blanket/'), {
    'options: a checkbox': (shopper) => shopper.sees(() => choose(shopper, 'Wrap it in paper')),
    'options: a required one is missing': async (shopper) => {
      const { appeared, focus } = await shopper.after(() => add(shopper));
      return { appeared, focus, cart: shopper.cart() };
    },
  }),
  ...onStage(on('/hand-painted-sign/'), {
    'options: a required text is missing': async (shopper) => {
      const { appeared, focus } = await shopper.after(() => add(shopper));
      return { appeared, focus, cart: shopper.cart() };
    },
  }),
  ...onStage(on('/clamp-base/'), {
    'quantity: the buttons': async (shopper) => {
      const step = (sign: 'inc' | 'dec') => shopper.press(shopper.find(`[data-action="${sign}"]`));
      await step('inc');
      await step('inc');
      await step('dec');
      return { quantity: await shopper.find('[name="qty[]"]').inputValue() };
    },
    'quantity: it is added': async (shopper) => {
      await shopper.press(shopper.find('[data-action="inc"]'));
      await add(shopper);
      await shopper.settle();
      return { cart: shopper.cart() };
    },
    'quantity: no number': async (shopper) => {
      await shopper.type('qty[]', 'many');
      const { appeared } = await shopper.sees(() => add(shopper));
      return { appeared, cart: shopper.cart() };
    },
    'quantity: more than the stock': async (shopper) => {
      await shopper.type('qty[]', '70');
      const { appeared } = await shopper.sees(() => add(shopper));
      return { appeared, cart: shopper.cart() };
    },
  }),
  ...onStage(on('/beeswax-candles/'), {
    'quantity: less than the minimum': async (shopper) => {
      const button = shopper.find('[data-action="dec"]');
      // Widgets disable the button at the minimum.
      const { appeared, gone } = await shopper.sees(async () => (await button.isEnabled()) && button.click());
      return { appeared, gone, quantity: await shopper.find('[name="qty[]"]').inputValue() };
    },
  }),
  ...onStage(on('/clamp-base/', { widths: [375, 1280] }), {
    'add: the preview opens': async (shopper) => {
      const { appeared } = await shopper.sees(() => add(shopper));
      return { appeared, cart: shopper.cart() };
    },
  }),
  ...onStage(on('/clamp-base/'), {
    'add: the badge counts': async (shopper) => {
      await add(shopper);
      await shopper.settle();
      return { badge: (await shopper.page.locator('.cart-quantity').first().textContent())?.trim() };
    },
    'add: the preview closes': async (shopper) => {
      await add(shopper);
      await shopper.settle();
      const { gone } = await shopper.sees(() => shopper.page.keyboard.press('Escape'));
      return { gone };
    },
    'add: the preview leads to the cart page': async (shopper) => {
      await add(shopper);
      await shopper.settle();
      const { url } = await shopper.after(() => shopper.press('View or edit your cart'));
      return { url };
    },
  }),
];
