import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { cartCode } from '../../../../widgets/cart/cart-code';
import { complaints } from '../../../support/jest/setup';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from './settle';

const mount = async (kind = 'coupon') => {
  const applyCoupon = jest.fn((_code: string) => Promise.resolve());
  const applyGiftCertificate = jest.fn((_code: string) => Promise.resolve());
  const mounted = await mountExample(cartCode, {
    change: ({ dataset }) => void (dataset.kind = kind),
    api: { codes: { applyCoupon, applyGiftCertificate } as never },
  });
  const field = mounted.part('field') as HTMLInputElement;
  return {
    ...mounted,
    field,
    applyCoupon,
    applyGiftCertificate,
    type: async (code: string) => {
      field.value = code;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
    },
    apply: async () => {
      (mounted.part('form') as HTMLFormElement).requestSubmit();
      await settle();
    },
    said: () => mounted.store.getState().ui.announcements.map(({ text }) => text),
  };
};

describe('the form for a code, before its code arrives', () => {
  it('posts the code to the cart', () => {
    const form = printExample(cartCode).querySelector('form')!;
    expect(form.method).toBe('post');
    expect(new FormData(form).get('action')).toBe('applycoupon');
  });
});

describe('the form for a code, when it is mounted', () => {
  it('applies a coupon, empties the field, and says that it counts', async () => {
    const { type, apply, applyCoupon, field, said, store } = await mount();
    await type(' TENTH ');
    await apply();
    expect(applyCoupon.mock.calls).toEqual([['TENTH']]);
    expect(field.value).toBe('');
    expect(said()).toEqual(['TENTH counts now.']);
    expect(store.getState().cart.changes).toBe(1);
  });

  it('says a code as it was typed, whatever signs are in it', async () => {
    const { type, apply, said } = await mount();
    await type('$&OFF');
    await apply();
    expect(said()).toEqual(['$&OFF counts now.']);
  });

  it('keeps the next code, which the shopper types while one is on its way', async () => {
    const { type, apply, applyCoupon, field } = await mount();
    let arrive = () => {};
    applyCoupon.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    await type('TENTH');
    await apply();
    await type('MUGS');
    arrive();
    await settle();
    expect(field.value).toBe('MUGS');
  });

  it('applies a gift certificate', async () => {
    const { type, apply, applyCoupon, applyGiftCertificate } = await mount('certificate');
    await type('FUL-50A');
    await apply();
    expect(applyGiftCertificate.mock.calls).toEqual([['FUL-50A']]);
    expect(applyCoupon.mock.calls).toEqual([]);
  });

  it('asks for a code when there is none, in the template’s words', async () => {
    const { apply, applyCoupon, part, field } = await mount();
    await apply();
    expect(part('error').textContent).toBe('Please enter a code.');
    expect(document.activeElement).toEqual(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('couponcode-problem');
    expect(part('form').classList.contains('form-field--error')).toBe(true);
    expect(part('error').role).toBe('alert');
    expect(applyCoupon).not.toHaveBeenCalled();
  });

  it('sends a code once, however often the button is pressed', async () => {
    const { type, apply, applyCoupon, part } = await mount();
    applyCoupon.mockReturnValue(new Promise(() => {}));
    await type('TENTH');
    await apply();
    await apply();
    expect(applyCoupon).toHaveBeenCalledTimes(1);
    expect(part('submit').getAttribute('aria-busy')).toBe('true');
  });
});

describe('the form for a code, when the shop says no', () => {
  it('says why beside the field, which keeps the code and gets the focus', async () => {
    const { type, apply, applyCoupon, part, field, store } = await mount();
    applyCoupon.mockRejectedValue(new ShopError('data', 'x', { text: 'This coupon has expired.' }));
    await type('SPRING');
    await apply();
    expect(store.getState().cart.changes).toBe(0);
    expect(part('error').textContent).toBe('This coupon has expired.');
    expect(field.value).toBe('SPRING');
    expect(document.activeElement).toEqual(field);
    await type('TENTH');
    expect(part('error').textContent).toBe('');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(part('form').classList.contains('form-field--error')).toBe(false);
  });

  it('reports what was no refusal, and has the page ask what the cart holds, for it may count all the same', async () => {
    const { type, apply, applyCoupon, part, store } = await mount();
    applyCoupon.mockRejectedValue(new ShopError('network', 'Network request failed'));
    await type('TENTH');
    await apply();
    expect(part('error').textContent).toBe('Network request failed');
    expect(store.getState().cart.changes).toBe(1);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
