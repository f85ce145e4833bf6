import { describe, expect, it, jest } from '@jest/globals';
import type { CountryStates } from '../../../../core/api/countries';
import { ShopError } from '../../../../core/errors/shop-error';
import { cartChanged } from '../../../../core/state/slices/cart-slice';
import { shippingEstimator } from '../../../../widgets/cart-extras/shipping-estimator';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { deferred, mountForUser } from '../with-user';

/** The example, with the place that the shopper has entered before. */
const change = (slot: HTMLElement) => {
  slot.querySelector<HTMLInputElement>('[name="shipping-city"]')!.value = 'Portland';
  slot.querySelector<HTMLInputElement>('[name="shipping-zip"]')!.value = '04101';
};

const needs = { requiresSubdivision: true, requiresPostalCodes: true };
const bc = { id: '61', name: 'BC', label: 'British Columbia' };
const canada: CountryStates = { prefix: 'Choose a province', states: [{ id: '60', name: 'Alberta' }, bc], ...needs };
const uk: CountryStates = { prefix: '', states: [], ...needs, requiresSubdivision: false };

const mount = async (respond = async () => '<form><button id="quote">Flat rate</button></form>') => {
  const states = jest.fn(async (id: string, _signal?: AbortSignal) => (id === '38' ? canada : uk));
  const quotes = jest.fn(async (_place: object, _options?: object) => ({ data: null, content: await respond() }));
  const api = { countries: { states }, shipping: { quotes: quotes as never } };
  const mounted = await mountForUser(shippingEstimator, { change, api });
  const { part, parts, select, submit } = mounted;
  const field = (name: string) =>
    document.querySelector<HTMLSelectElement | HTMLInputElement>(`[name="shipping-${name}"]:enabled`)!;
  return {
    ...mounted,
    states,
    quotes,
    field,
    choose: (country: string) => select(field('country'), country),
    /** Requests quotes, for the example's country and Maine. */
    request: async (state = '29') => {
      field('state').value = state;
      await submit(part('form'));
    },
    busy: () => part('submit').getAttribute('aria-busy'),
    marked: () => parts('field').map(({ className }) => className.includes('form-field--error')),
    list: () => [...(part('state-list') as HTMLSelectElement).options].map(({ text }) => text),
  };
};

describe('the states of the shipping estimator', () => {
  it('are those that the server rendered, without a request, and follow the country', async () => {
    const { choose, list, states } = await mount();
    expect([states.mock.calls, list().length, list().slice(0, 2)]).toEqual([[], 66, ['Choose…', 'Alabama']]);
    await choose('38');
    expect(list()).toEqual(['Choose a province', 'Alberta', 'British Columbia']);
    await choose('226');
    expect([list().length, list()[1]]).toEqual([66, 'Alabama']);
    expect(states.mock.calls.map(([id]) => id)).toEqual(['38']);
  });

  it('are shown as missing when the request for them fails', async () => {
    const { choose, states, part } = await mount();
    states.mockRejectedValueOnce(new ShopError('network', 'Network request failed'));
    await choose('38');
    const text = 'The states of this country could not be loaded. Please choose it again.';
    expect(part('state-error').textContent).toBe(text);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});

describe('the shipping estimator, when it is submitted', () => {
  it('requires a country', async () => {
    const { choose, request, part, quotes, field, marked } = await mount();
    await choose('');
    // The browser shows no message of its own.
    field('country').required = true;
    await request('');
    expect(part('country-error').textContent).toBe('Please choose a country.');
    expect([document.activeElement, marked()]).toEqual([field('country'), [true, true]]);
    expect(quotes).not.toHaveBeenCalled();
  });

  it('requires a state if the country has any', async () => {
    const { request, part, quotes, field, choose, marked } = await mount();
    const isInvalid = () => field('state').getAttribute('aria-invalid');
    expect(isInvalid()).toBeNull();
    await request('');
    expect(part('state-error').textContent).toBe('Please choose a state or province.');
    expect([document.activeElement, marked(), isInvalid()]).toEqual([field('state'), [false, true], 'true']);
    expect(quotes).not.toHaveBeenCalled();
    await choose('225');
    await request('');
    expect(quotes).toHaveBeenCalledTimes(1);
  });

  it('shows what the shop renders for that place', async () => {
    const { request, quotes, part } = await mount();
    await request();
    const place = { country_id: '226', state_id: '29', city: 'Portland', zip_code: '04101' };
    expect(quotes.mock.calls[0]?.[0]).toEqual(place);
    expect(part('quotes').textContent).toBe('Flat rate');
  });

  it('removes the quotes when the cart changes, and keeps the focus in the form', async () => {
    const { request, part, store } = await mount();
    await request();
    document.getElementById('quote')!.focus();
    store.dispatch(cartChanged({}));
    await settle();
    expect([part('quotes').textContent, document.activeElement]).toEqual(['', part('submit')]);
  });

  it('is disabled for screen readers until the shop has responded', async () => {
    const response = deferred<string>();
    const { request, part, busy } = await mount(() => response.promise);
    const state = () => [busy(), part('submit').getAttribute('aria-disabled')];
    await request();
    expect(state()).toEqual(['true', 'true']);
    await response.resolve('<form></form>');
    expect(state()).toEqual([null, null]);
  });

  it('shows the reason when the shop fails', async () => {
    const error = new ShopError('http', 'answered with 500', { status: 500, text: 'Try later.' });
    const { request, part, busy } = await mount(() => Promise.reject(error));
    await request();
    expect([part('error').textContent, busy()]).toEqual(['Try later.', null]);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
