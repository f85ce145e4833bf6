import { beforeEach, describe, expect, it } from '@jest/globals';
import { changeProduct, productScope } from '../../../../core/state/product/product-entry';
import { attributesReceived } from '../../../../core/state/slices/product-options-slice';
import { addToCartBar } from '../../../../widgets/product-extras/add-to-cart-bar';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { fakeIntersectionObserver, type ObserverFake } from '../global/fake-intersection-observer';
import { productHtml } from '../product/product-page';

/** The bar stands outside of its product. */
const around = (bar: string) => `
  ${productHtml('<form id="product-form"><input name="engraving"><button type="submit" id="own">Add</button></form>')}
  <input id="search" name="search"><input type="checkbox" id="compare">
  ${bar}`;

let observers: ObserverFake[] = [];
beforeEach(() => void (observers = fakeIntersectionObserver()));

const mount = async () => {
  const mounted = await mountExample(addToCartBar, { around });
  const own = document.getElementById('own')!;
  const scope = productScope(own);
  /** @param bottom of the form's own button, in pixels from the screen's upper edge */
  const scrollTo = async (bottom: number) => {
    own.getBoundingClientRect = () => ({ bottom }) as DOMRect;
    observers[0]!.see(own, bottom < 0 || bottom > 900 ? 0 : 1);
    await settle();
  };
  return {
    ...mounted,
    own,
    scope,
    scrollTo,
    isShown: () => !mounted.part('bar').hidden,
    respond: async (attributes: Parameters<typeof attributesReceived>[0]['attributes']) => {
      mounted.store.dispatch(changeProduct(scope, { choosing: true }));
      mounted.store.dispatch(attributesReceived({ key: scope.key, attributes, content: '' }));
      await settle();
    },
  };
};

describe('the bar, before its code arrives', () => {
  it('is hidden, and its button belongs to the form of the product', () => {
    printExample(addToCartBar, { around });
    const bar = document.querySelector<HTMLElement>('[data-part="bar"]')!;
    expect(bar.hidden).toBe(true);
    expect(bar.querySelector('button')!.form!.id).toBe('product-form');
  });
});

describe('the bar, when it is mounted', () => {
  it('is shown while the button of the form is above the screen, not below it', async () => {
    const { scrollTo, isShown } = await mount();
    expect(isShown()).toBe(false);
    await scrollTo(1_200);
    expect(isShown()).toBe(false);
    await scrollTo(-1);
    expect(isShown()).toBe(true);
    await scrollTo(300);
    expect(isShown()).toBe(false);
  });

  it('makes room for the keyboard while a field has the focus', async () => {
    const { scrollTo, isShown } = await mount();
    await scrollTo(-1);
    for (const id of ['search', 'compare']) {
      document.getElementById(id)!.focus();
      await settle();
      expect(isShown()).toBe(id === 'compare');
    }
  });

  it('gives the focus to the button of the form when it goes', async () => {
    const { scrollTo, part, own } = await mount();
    await scrollTo(-1);
    part('button').focus();
    await scrollTo(300);
    expect(document.activeElement).toBe(own);
  });
});

describe('the bar, when the shop changes', () => {
  const price = { with_tax: { formatted: '$99.00', value: 99 } };

  it('has the price of the chosen variant, or the range of prices', async () => {
    const { part, respond } = await mount();
    await respond({ purchasable: true, instock: true, price });
    expect(part('price').textContent).toBe('$99.00');
    const range = { min: { with_tax: price.with_tax }, max: { with_tax: { formatted: '$120.00', value: 120 } } };
    await respond({ purchasable: true, instock: true, price: { ...price, price_range: range } });
    expect(part('price').textContent).toBe('$99.00 – $120.00');
  });

  it('goes while the choice cannot be bought', async () => {
    const { scrollTo, isShown, respond } = await mount();
    await scrollTo(-1);
    await respond({ purchasable: true, instock: false });
    expect(isShown()).toBe(false);
  });

  it('shows that the product is being added', async () => {
    const { part, store, scope } = await mount();
    store.dispatch(changeProduct(scope, { adding: true }));
    await settle();
    const attributes = ['aria-busy', 'aria-disabled'].map((name) => part('button').getAttribute(name));
    expect(attributes).toEqual(['true', 'true']);
  });
});
