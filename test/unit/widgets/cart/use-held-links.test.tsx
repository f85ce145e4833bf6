import { describe, expect, it, jest } from '@jest/globals';
import { navigation } from '../../../../core/page/navigation';
import { cartLineChanged } from '../../../../core/state/slices/cart-page-slice';
import { cartPage } from '../../../../widgets/cart/cart-page';
import { mountExample } from '../../../support/examples/mount-example';

describe('a link that another script has cancelled at the document', () => {
  it('is not followed after the last change of the cart is saved', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    window.matchMedia = (() => ({ matches: false })) as never;
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { store } = await mountExample(cartPage, {
      around: (html) => `<a id="elsewhere" href="/elsewhere/">Elsewhere</a>${html}`,
      api: { cart: { content: () => new Promise(() => {}) } as never },
    });
    const save = async (saved: number) => {
      const line = { saved, wanted: 2, saving: false, isOutcomeUnknown: false, problem: null };
      store.dispatch(cartLineChanged({ id: 'a', line }));
      await jest.advanceTimersByTimeAsync(0);
    };
    await save(1);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.getElementById('elsewhere')!.click();
    await jest.advanceTimersByTimeAsync(0);
    await save(2);
    expect(goTo).not.toHaveBeenCalled();
  });
});
