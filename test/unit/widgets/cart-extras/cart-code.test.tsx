import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { cartCode } from '../../../../widgets/cart-extras/cart-code';
import { complaints } from '../../../support/jest/setup';
import { deferred, mountForUser } from '../with-user';

/** Mounts the form in a shop that responds as given, and applies a code. */
const apply = async (code: string, respond = async (): Promise<unknown> => undefined, kind = 'coupon') => {
  const applied = jest.fn((_kind: string, _code: string) => respond());
  const codes = {
    applyCoupon: (one: string) => applied('coupon', one),
    applyGiftCertificate: (one: string) => applied('certificate', one),
  };
  const change = ({ dataset }: HTMLElement) => void (dataset.kind = kind);
  const mounted = await mountForUser(cartCode, { change, api: { codes: codes as never } });
  const { part, type, submit, store } = mounted;
  const field = part('field') as HTMLInputElement;
  const again = () => submit(part('form'));
  if (code) await type(field, code);
  await again();
  return {
    ...mounted,
    field,
    again,
    applied: applied.mock.calls,
    error: () => part('error').textContent,
    isMarked: () => part('form').classList.contains('form-field--error'),
    changes: () => store.getState().cart.changes,
  };
};
const refused = new ShopError('data', 'x', { text: 'This coupon has expired.' });

describe('the form for a code', () => {
  it('applies a coupon or a gift certificate, empties the field, and announces it', async () => {
    const { applied, field, announced, changes } = await apply(' $&TENTH ');
    expect([applied, field.value]).toEqual([[['coupon', '$&TENTH']], '']);
    expect([announced(), changes()]).toEqual([['$&TENTH counts now.'], 1]);
    expect((await apply('FUL-50A', undefined, 'certificate')).applied).toEqual([['certificate', 'FUL-50A']]);
  });

  it('sends a code once, however often the button is pressed, and keeps the next one that is typed meanwhile', async () => {
    const response = deferred();
    const { again, applied, part, field, type } = await apply('TENTH', () => response.promise);
    await again();
    expect([applied.length, part('submit').getAttribute('aria-busy')]).toEqual([1, 'true']);
    await type(field, 'MUGS');
    await response.resolve(undefined);
    expect(field.value).toBe('MUGS');
  });

  it('asks for a missing code with the template’s text', async () => {
    const { applied, part, field, error, isMarked } = await apply('');
    expect([applied, error(), document.activeElement]).toEqual([[], 'Please enter a code.', field]);
    expect([field.getAttribute('aria-invalid'), isMarked(), part('error').role]).toEqual(['true', true, 'alert']);
    expect(field.getAttribute('aria-describedby')).toBe('couponcode-problem');
  });

  it('shows a refusal beside the field, which keeps the code and gets the focus, until the next code', async () => {
    const { field, error, isMarked, type, changes } = await apply('SPRING', () => Promise.reject(refused));
    expect([changes(), error(), field.value]).toEqual([0, 'This coupon has expired.', 'SPRING']);
    expect(document.activeElement).toEqual(field);
    await type(field, 'TENTH');
    expect([error(), field.getAttribute('aria-invalid'), isMarked()]).toEqual(['', null, false]);
  });

  it('reports a lost response, and requests the cart, because the code may have been applied', async () => {
    const { error, changes } = await apply('TENTH', () => Promise.reject(new ShopError('network', 'No network')));
    expect([error(), changes()]).toEqual(['No network', 1]);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
