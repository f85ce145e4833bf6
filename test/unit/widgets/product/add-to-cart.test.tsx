import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { navigation } from '../../../../core/page/navigation';
import type { ProductAttributes } from '../../../../core/state/product/product-attributes';
import { addToCart } from '../../../../widgets/product/add-to-cart';
import { printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { givePopovers } from '../header/give-popovers';
import { deferred } from '../with-user';
import { buyable, mountProductExample, productHtml } from './product-page';

/** The form on a page, with the dialogs that it opens. */
const inPage = (inner: string) =>
  `${productHtml(inner)}<dialog data-widget="cart-preview"></dialog><dialog data-widget="dialog" data-name="alert"></dialog>`;

/** Adds a wallet button, which the example's product lacks. */
const withWallet = (slot: HTMLElement) =>
  slot
    .querySelector('[data-part="wrapper"]')!
    .insertAdjacentHTML('beforeend', '<div data-part="wallet">Pay with …</div>');

/** An optional text field. */
const engraving = (form: ParentNode) => form.querySelector<HTMLInputElement>('[name="attribute[10104]"]')!;

const mount = async (
  change: (slot: HTMLElement) => void = withWallet,
  rendered: ProductAttributes | null = buyable,
) => {
  let response = deferred<object>();
  const add = jest.fn((_form: FormData) => (response = deferred<object>()).promise);
  const preview = async () => '<p data-cart-quantity="1">1 item</p>';
  // The test gives the response to a choice by `respond`.
  const api = {
    cart: { add: add as never, preview },
    product: { options: () => new Promise<never>(() => {}) },
    restCarts: { quantity: async () => 1 },
  };
  const mounted = await mountProductExample(addToCart, rendered, { around: inPage, change, api });
  const { part, click, slot } = mounted;
  const button = mounted.parts('button')[0] as HTMLButtonElement;
  const submitted = jest.fn();
  window.addEventListener('submit', (event) => submitted(event.defaultPrevented), { once: true });
  return {
    ...mounted,
    form: slot as HTMLFormElement,
    button,
    submitted,
    added: add.mock.calls,
    press: () => click(button),
    yes: (data: object = { cart_item: { id: 'line-1' }, cart_id: 'cart-1' }) => response.resolve(data),
    state: () => [
      button.textContent,
      ...['aria-disabled', 'aria-busy'].map((name) => button.getAttribute(name)),
      part('overlay').hidden,
    ],
  };
};
const inputButton = (value: string) => (slot: HTMLElement) => {
  slot.querySelector('[data-part="button"]')!.outerHTML = `<input type="submit" value="${value}" data-part="button">`;
};

let goTo: jest.SpiedFunction<typeof navigation.goTo>;
beforeEach(() => void (goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => undefined)));

describe('adding to the cart', () => {
  it.each(['preview', 'notice'])(
    'shows the preview without leaving the page: "%s", without a notice',
    async (afterAdd) => {
      const { press, added, yes, dialogs, submitted } = await mount(
        ({ dataset }) => void (dataset.afterAdd = afterAdd),
      );
      await press();
      expect([submitted.mock.calls, added[0]?.[0].get('product_id')]).toEqual([[[true]], '101']);
      await yes();
      expect([dialogs(), goTo.mock.calls]).toEqual([['cart-preview'], []]);
    },
  );

  it.each([
    ['if the theme leads there', { afterAdd: 'page' }],
    ['if an older template shows no preview', { showFastCart: 'false' }],
  ])('leads to the cart page %s', async (_, attributes) => {
    const { press, yes } = await mount(({ dataset }) => void Object.assign(dataset, attributes));
    await press();
    await yes({ cart_item: { id: 'line-1', cart_url: '/fr/cart.php' } });
    expect(goTo).toHaveBeenCalledWith('/fr/cart.php');
  });

  it('shows the page’s notice in place of the preview, and announces it', async () => {
    givePopovers();
    const showPopover = jest.spyOn(HTMLElement.prototype, 'showPopover');
    const { press, yes, dialogs, announced } = await mount(({ dataset }) => {
      dataset.afterAdd = 'notice';
      document.body.insertAdjacentHTML('beforeend', '<div data-cart-notice popover><p>It is in.</p></div>');
    });
    for (let adds = 0; adds < 2; adds += 1) {
      await press();
      await yes();
      // It is still open after the first.
      expect(showPopover).toHaveBeenCalledTimes(1);
      expect(announced()).toContain('It is in.');
    }
    expect([dialogs(), goTo.mock.calls]).toEqual([[], []]);
  });

  it('needs no button, for shoppers who may not buy', async () => {
    expect((await mount((slot) => slot.querySelector('[data-part="button"]')!.remove())).outcome).toBe('mounted');
  });

  it.each([
    ['that another script has disabled', buyable],
    ['that the server rendered so, without a response', null],
  ])(
    'keeps a button disabled %s, until the shop’s next response, and enables it again with each',
    async (_, rendered) => {
      const change = (slot: HTMLElement) => slot.querySelector('[data-part="button"]')!.setAttribute('disabled', '');
      const { button, respond } = await mount(change, rendered);
      for (let times = 0; times < 2; times += 1) {
        expect(button.disabled).toBe(true);
        await respond({ ...buyable });
        expect(button.disabled).toBe(false);
        button.disabled = true;
      }
    },
  );

  it('shows that it is running, and then its label again', async () => {
    const { press, button, state, yes } = await mount();
    button.focus();
    await press();
    expect([state(), document.activeElement]).toEqual([['Adding to cart…', 'true', 'true', false], button]);
    await yes();
    expect(state()).toEqual(['Add to cart', null, null, true]);
  });

  it('is announced only if it takes more than a second', async () => {
    const { press, yes, announced } = await mount();
    const aSecond = () => new Promise((later) => setTimeout(later, 1050));
    await press();
    await yes();
    await aSecond();
    expect(announced()).toEqual([]);
    await press();
    await aSecond();
    expect(announced()).toEqual(['Adding to cart…']);
    await yes();
  });

  it.each([
    ['writes its text into a button that is an input', 'Add to cart', 'Adding to cart…'],
    // Without the attribute, the browser writes its own word on the button: "Submit".
    ['writes no text into an input without a text, because its label is drawn over it', '', ''],
  ])('%s', async (_, value, whileAdding) => {
    const { press, button, yes, respond } = await mount(inputButton(value));
    const shown = () => [button.getAttribute('value'), button.value];
    expect(shown()).toEqual([value, value]);
    await press();
    expect([button.value, button.getAttribute('aria-busy')]).toEqual([whileAdding, 'true']);
    await respond({ ...buyable, sku: 'LAMP-3M' });
    expect(button.value).toBe(whileAdding);
    await yes();
    expect(shown()).toEqual([value, value]);
  });

  it('does not run while a field is invalid', async () => {
    const { press, added, form, submitted } = await mount();
    form.noValidate = true;
    engraving(form).setCustomValidity('No');
    await press();
    expect([added, submitted.mock.calls]).toEqual([[], [[true]]]);
  });

  it('leaves the form to a browser without FormData', async () => {
    const { button, submitted } = await mount();
    const known = globalThis.FormData;
    Reflect.deleteProperty(globalThis, 'FormData');
    // Otherwise jsdom would try to navigate.
    window.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    button.click();
    globalThis.FormData = known;
    expect(submitted).toHaveBeenCalledWith(false);
  });

  it('keeps the ids that apps know, except in a quick view over a page with the same ids', async () => {
    const { button } = await mount();
    expect(button.id).toBe('form-action-addToCart');

    const below = '<button id="form-action-addToCart">Add to cart</button>';
    printExample(addToCart, { around: (inner) => `${below}${inPage(inner)}` });
    const above = await mountWidget(addToCart);
    expect(above.part('button').id).toMatch(/^form-action-addToCart-.+/);
    expect(above.part('wrapper').id).toBe('add-to-cart-wrapper');
    expect(document.querySelectorAll('#form-action-addToCart')).toHaveLength(1);
  });
});

describe('adding to the cart, when the shop changes', () => {
  it('keeps the elements that apps put beside it', async () => {
    const { part, respond } = await mount();
    part('wrapper').insertAdjacentHTML('afterend', '<div class="b2b-add-to-list">Shopping list</div>');
    for (let times = 0; times < 4; times += 1) await respond({ purchasable: times % 2 === 0, instock: true });
    expect(document.querySelector('.b2b-add-to-list')?.previousElementSibling).toBe(part('wrapper'));
  });

  it('is possible only while the product can be bought', async () => {
    const { button, respond, form, submit, added } = await mount();
    for (const instock of [true, false, true]) {
      await respond({ ...buyable, instock });
      expect(button.disabled).toBe(!instock);
      // As Enter in a field does in a form whose button is elsewhere.
      if (!instock) await submit(form);
    }
    expect(added).toEqual([]);
  });

  it('becomes visible when the product is for sale, and stays visible', async () => {
    const hide = (slot: HTMLElement) => void (slot.querySelector<HTMLElement>('[data-part="wrapper"]')!.hidden = true);
    const { part, respond } = await mount(hide, { purchasable: false, instock: true });
    expect(part('wrapper').hidden).toBe(true);
    for (const purchasable of [true, false]) {
      await respond({ purchasable, instock: true });
      expect(part('wrapper').hidden).toBe(false);
    }
  });

  it.each([
    ['while the choice is complete and can be bought', buyable],
    ['without a response of the shop, as in a quick view', null],
  ])('offers other ways to pay %s', async (_, rendered) => {
    const { part, respond, form, type, select } = await mount(withWallet, rendered);
    expect(part('wallet').hidden).toBe(false);
    engraving(form).required = true;
    await select(engraving(form), '');
    expect(part('wallet').hidden).toBe(true);
    await type(engraving(form), 'x');
    await respond({ purchasable: true, instock: false });
    expect(part('wallet').hidden).toBe(true);
  });
});
