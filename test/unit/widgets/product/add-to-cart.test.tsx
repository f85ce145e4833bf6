import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { navigation } from '../../../../core/page/navigation';
import type { ProductAttributes } from '../../../../core/state/product/product-attributes';
import { addToCart } from '../../../../widgets/product/add-to-cart';
import { printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';
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

/** A cart whose adds are answered by the test. */
function slowCart() {
  const added: FormData[] = [];
  let answer = (_respond: object) => {};
  const add = (form: FormData) =>
    new Promise<object>((resolve) => {
      added.push(form);
      answer = resolve;
    });
  const preview = async () => '<p data-cart-quantity="1">1 item</p>';
  // The test gives the response to a choice by `respond`.
  const options = () => new Promise<never>(() => {});
  const api = {
    cart: { add, preview } as unknown as StorefrontApi['cart'],
    product: { options } as unknown as StorefrontApi['product'],
  };
  return {
    api,
    added,
    yes: async (respond: object = { cart_item: { id: 'line-1' }, cart_id: 'cart-1' }) => {
      answer(respond);
      await settle();
    },
  };
}

const mount = async (
  change: (slot: HTMLElement) => void = withWallet,
  rendered: ProductAttributes | null = buyable,
) => {
  const cart = slowCart();
  const mounted = await mountProductExample(addToCart, rendered, { around: inPage, change, api: cart.api });
  const button = mounted.part('button') as HTMLButtonElement;
  const submitted = jest.fn();
  window.addEventListener('submit', (event) => submitted(event.defaultPrevented), { once: true });
  const press = async () => {
    button.click();
    await settle();
  };
  const dialogs = () => mounted.store.getState().ui.dialogs.map(({ name, text }) => [name, text]);
  return { ...mounted, cart, button, press, dialogs, submitted, form: mounted.slot as HTMLFormElement };
};

let goTo: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => undefined);
});
afterEach(() => {
  window.BCData = undefined;
});

describe('a form without a button, for shoppers who may not buy', () => {
  it('is mounted without a report', async () => {
    const change = (slot: HTMLElement) => slot.querySelector('[data-part="button"]')!.remove();
    const { outcome } = await mountProductExample(addToCart, buyable, { around: inPage, change });
    expect(outcome).toBe('mounted');
  });
});

describe('adding to the cart, before its code arrives', () => {
  it('is a form that posts to the cart page', () => {
    const form = printExample(addToCart) as HTMLFormElement;
    expect(new URL(form.action).pathname).toBe('/cart.php');
    expect(form.method).toBe('post');
    expect(new FormData(form).get('product_id')).toBe('101');
  });
});

describe('adding to the cart, when it is mounted', () => {
  it('works without leaving the page, and then shows the cart', async () => {
    const { press, cart, dialogs, submitted } = await mount();
    await press();
    expect(submitted).toHaveBeenCalledWith(true);
    expect(cart.added[0]?.get('product_id')).toBe('101');
    await cart.yes();
    expect(dialogs()).toEqual([['cart-preview', '']]);
    expect(goTo).not.toHaveBeenCalled();
  });

  it.each([
    ['that another script has disabled', buyable],
    ['that the server rendered so, without a response', null],
  ])('keeps a button disabled %s, until the shop’s next response', async (_, rendered) => {
    const change = (slot: HTMLElement) => slot.querySelector('[data-part="button"]')!.setAttribute('disabled', '');
    const { button, respond } = await mount(change, rendered);
    expect(button.disabled).toBe(true);
    await respond({ ...buyable });
    expect(button.disabled).toBe(false);
  });

  it('enables a button that another script has disabled later, by the shop’s next response', async () => {
    const { button, respond } = await mount();
    await respond({ ...buyable });
    button.disabled = true;
    await respond({ ...buyable });
    expect(button.disabled).toBe(false);
  });

  it('leads to the cart page if the theme shows no preview', async () => {
    const { press, cart } = await mount(({ dataset }) => void (dataset.showFastCart = 'false'));
    await press();
    await cart.yes({ cart_item: { id: 'line-1', cart_url: '/fr/cart.php' } });
    expect(goTo).toHaveBeenCalledWith('/fr/cart.php');
  });

  it('shows that it is running, and then its label again', async () => {
    const { press, button, part, cart } = await mount();
    button.focus();
    await press();
    expect(button.textContent).toBe('Adding to cart…');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(part('overlay').hidden).toBe(false);
    expect(document.activeElement).toBe(button);
    await cart.yes();
    expect(button.textContent).toBe('Add to cart');
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(part('overlay').hidden).toBe(true);
  });

  it('is announced only if it takes more than a second', async () => {
    const { press, cart, store } = await mount();
    const announced = () => store.getState().ui.announcements.map(({ text }) => text);
    const aSecond = () => new Promise((later) => setTimeout(later, 1050));
    await press();
    await cart.yes();
    await aSecond();
    expect(announced()).toEqual([]);
    await press();
    await aSecond();
    expect(announced()).toEqual(['Adding to cart…']);
    await cart.yes();
  });

  it('writes its text into a button that is an input', async () => {
    const { press, button, cart, respond } = await mount((slot) => {
      slot.querySelector('[data-part="button"]')!.outerHTML =
        '<input type="submit" value="Add to cart" data-part="button">';
    });
    await press();
    expect(button.value).toBe('Adding to cart…');
    await respond({ ...buyable, sku: 'LAMP-3M' });
    expect(button.value).toBe('Adding to cart…');
    await cart.yes();
    expect(button.value).toBe('Add to cart');
  });

  it('writes no text into an input without a text, because its label is drawn over it', async () => {
    const { press, button } = await mount((slot) => {
      slot.querySelector('[data-part="button"]')!.outerHTML = '<input type="submit" value="" data-part="button">';
    });
    // Without the attribute, the browser writes its own word on the button: "Submit".
    expect(button.getAttribute('value')).toBe('');
    await press();
    expect(button.getAttribute('value')).toBe('');
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not run while a field is invalid', async () => {
    const { press, cart, form, submitted } = await mount();
    form.noValidate = true;
    engraving(form).setCustomValidity('No');
    await press();
    expect(cart.added.length).toBe(0);
    expect(submitted.mock.calls).toEqual([[true]]);
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
  it('is possible only while the product is for sale and in stock', async () => {
    const { button, respond } = await mount();
    for (const [purchasable, instock] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      await respond({ purchasable, instock });
      expect(button.disabled).toBe(!(purchasable && instock));
    }
  });

  it('becomes visible when the product is for sale, and stays visible', async () => {
    const hide = (slot: HTMLElement) => void (slot.querySelector<HTMLElement>('[data-part="wrapper"]')!.hidden = true);
    const { part, respond } = await mount(hide, { purchasable: false, instock: true });
    expect(part('wrapper').hidden).toBe(true);
    await respond(buyable);
    expect(part('wrapper').hidden).toBe(false);
    await respond({ purchasable: false, instock: true });
    expect(part('wrapper').hidden).toBe(false);
  });

  it('offers other ways to pay while the choice is complete and can be bought', async () => {
    const { part, respond, form } = await mount();
    expect(part('wallet').hidden).toBe(false);
    const note = engraving(form);
    note.required = true;
    note.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(part('wallet').hidden).toBe(true);
    note.value = 'x';
    note.dispatchEvent(new Event('input', { bubbles: true }));
    await respond({ purchasable: true, instock: false });
    expect(part('wallet').hidden).toBe(true);
  });

  it('offers other ways to pay without a response of the shop, as in a quick view', async () => {
    const { part } = await mount(withWallet, null);
    expect(part('wallet').hidden).toBe(false);
  });

  it('keeps the elements that apps put beside it', async () => {
    const { part, respond } = await mount();
    part('wrapper').insertAdjacentHTML('afterend', '<div class="b2b-add-to-list">Shopping list</div>');
    for (let times = 0; times < 4; times += 1) await respond({ purchasable: times % 2 === 0, instock: true });
    expect(document.querySelector('.b2b-add-to-list')?.previousElementSibling).toBe(part('wrapper'));
  });
});
