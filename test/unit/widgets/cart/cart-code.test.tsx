import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { cartCode } from '../../../../widgets/cart/cart-code';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

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
    announced: () => mounted.store.getState().ui.announcements.map(({ text }) => text),
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
  it('applies a coupon, empties the field, and announces the coupon', async () => {
    const { type, apply, applyCoupon, field, announced, store } = await mount();
    await type(' $&TENTH ');
    await apply();
    expect(applyCoupon.mock.calls).toEqual([['$&TENTH']]);
    expect(field.value).toBe('');
    expect(announced()).toEqual(['$&TENTH counts now.']);
    expect(store.getState().cart.changes).toBe(1);
  });

  it('keeps the next code that the shopper types while one is being applied', async () => {
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

  it('asks for a missing code with the template’s text', async () => {
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

describe('the form for a code, when the shop refuses or fails', () => {
  it('shows the reason beside the field, which keeps the code and gets the focus', async () => {
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

  it('reports a lost response, and requests the cart, because the code may have been applied', async () => {
    const { type, apply, applyCoupon, part, store } = await mount();
    applyCoupon.mockRejectedValue(new ShopError('network', 'Network request failed'));
    await type('TENTH');
    await apply();
    expect(part('error').textContent).toBe('Network request failed');
    expect(store.getState().cart.changes).toBe(1);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
