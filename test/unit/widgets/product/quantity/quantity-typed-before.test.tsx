import { describe, expect, it } from '@jest/globals';
import { initialEntry } from '../../../../../core/state/product/product-entry';
import { productScope } from '../../../../../core/state/product/product-scope';
import { quantity } from '../../../../../widgets/product/quantity/quantity';
import { settle } from '../../../../support/jest/settle';
import { buyable, mountProductExample, productHtml } from '../product-page';

/** Mounts the example's quantity, which is 1, after the shopper has typed another one. */
const mountTyped = async (typed: string, isFormMounted = false) => {
  const mounted = await mountProductExample(quantity, buyable, {
    around: (html) => productHtml(`<form data-cart-item-add>${html}<button>Add</button></form>`),
    change: (slot) => {
      // The form's widget reads the product when it mounts.
      if (isFormMounted) initialEntry(productScope(slot));
      slot.querySelector('input')!.value = typed;
    },
  });
  return { ...mounted, input: mounted.part('input') as HTMLInputElement };
};

describe('the quantity that was typed before its code loaded', () => {
  it('is the start for the next step', async () => {
    const { input, part } = await mountTyped('3');
    part('increase').click();
    await settle();
    expect(input.value).toBe('4');
  });

  it('is written without leading zeros', async () => {
    const { input } = await mountTyped('003');
    expect(input.value).toBe('3');
  });

  it('is stored for the product, even if the form around it was mounted before', async () => {
    const { store } = await mountTyped('3', true);
    expect(Object.values(store.getState().productOptions)).toMatchObject([{ quantity: 3, quantityError: '' }]);
  });

  it('is not stored if it is not a valid quantity', async () => {
    const { store } = await mountTyped('99', true);
    expect(store.getState().productOptions).toEqual({});
  });
});
