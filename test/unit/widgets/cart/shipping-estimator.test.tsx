import { describe, expect, it, jest } from '@jest/globals';
import type { CountryStates } from '../../../../core/api/countries';
import { ShopError } from '../../../../core/errors/shop-error';
import { cartChanged } from '../../../../core/state/slices/cart-slice';
import { shippingEstimator } from '../../../../widgets/cart/shipping-estimator';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

/** The example, with the place that the shopper has entered before. */
const change = (slot: HTMLElement) => {
  slot.querySelector<HTMLInputElement>('[name="shipping-city"]')!.value = 'Portland';
  slot.querySelector<HTMLInputElement>('[name="shipping-zip"]')!.value = '04101';
};

const canada: CountryStates = {
  prefix: 'Choose a province',
  states: [
    { id: '60', name: 'Alberta' },
    { id: '61', name: 'BC', label: 'British Columbia' },
  ],
  requiresSubdivision: true,
  requiresPostalCodes: true,
};
const uk: CountryStates = { prefix: '', states: [], requiresSubdivision: false, requiresPostalCodes: true };

const mount = async () => {
  const states = jest.fn((id: string, _signal?: AbortSignal) => Promise.resolve(id === '38' ? canada : uk));
  const quotes = jest.fn((_place: object, _options?: object) =>
    Promise.resolve({ data: null, content: '<form><button id="quote">Flat rate</button></form>' }),
  );
  const mounted = await mountExample(shippingEstimator, {
    change,
    api: { countries: { states }, shipping: { quotes } as never },
  });
  const field = (name: string) =>
    document.querySelector<HTMLSelectElement | HTMLInputElement>(`[name="shipping-${name}"]:enabled`)!;
  return {
    ...mounted,
    states,
    quotes,
    field,
    choose: async (country: string) => {
      field('country').value = country;
      field('country').dispatchEvent(new Event('change', { bubbles: true }));
      await settle();
    },
    submit: async () => {
      (mounted.part('form') as HTMLFormElement).requestSubmit();
      await settle();
    },
    marked: () => mounted.parts('field').map(({ className }) => className.includes('form-field--error')),
    list: () => [...(mounted.part('state-list') as HTMLSelectElement).options].map(({ text }) => text),
  };
};

describe('the states of the shipping estimator', () => {
  it('are those that the server rendered, without a request', async () => {
    const { states, list } = await mount();
    expect(states.mock.calls).toEqual([]);
    expect(list().length).toBe(66);
    expect(list().slice(0, 2)).toEqual(['Choose…', 'Alabama']);
  });

  it('follow the country', async () => {
    const { choose, list, states } = await mount();
    await choose('38');
    expect(states.mock.calls[0]?.[0]).toBe('38');
    expect(list()).toEqual(['Choose a province', 'Alberta', 'British Columbia']);
    await choose('226');
    expect(list().length).toBe(66);
    expect(states.mock.calls.length).toBe(1);
    expect(list()[1]).toBe('Alabama');
  });

  it('are typed if a country has none', async () => {
    const { choose, part } = await mount();
    await choose('225');
    expect(part('state-choice').hidden).toBe(true);
    expect(part('state-text').hidden).toBe(false);
  });

  it('are those of the country chosen last, whichever answer arrives last', async () => {
    const { choose, states, list } = await mount();
    let respondLate = (_: CountryStates) => {};
    states.mockReturnValueOnce(new Promise((resolve) => (respondLate = resolve)));
    await choose('225');
    await choose('38');
    respondLate(uk);
    await settle();
    expect(states.mock.calls[0]?.[1]?.aborted).toBe(true);
    expect(list()).toContain('Alberta');
  });

  it('are shown as missing when the request for them fails', async () => {
    const { choose, states, part } = await mount();
    states.mockRejectedValueOnce(new ShopError('network', 'Network request failed'));
    await choose('38');
    expect(part('state-error').textContent).toBe(
      'The states of this country could not be loaded. Please choose it again.',
    );
    expect(complaints.splice(0)).toHaveLength(1);
  });
});

describe('the shipping estimator, when it is submitted', () => {
  it('requires a country', async () => {
    const { choose, submit, part, quotes, field, marked } = await mount();
    await choose('');
    await submit();
    expect(part('country-error').textContent).toBe('Please choose a country.');
    expect(document.activeElement).toEqual(field('country'));
    expect(marked()).toEqual([true, true]);
    expect(quotes).not.toHaveBeenCalled();
  });

  it('requires a state if the country has any', async () => {
    const { submit, part, quotes, field, choose, marked } = await mount();
    await submit();
    expect(part('state-error').textContent).toBe('Please choose a state or province.');
    expect(document.activeElement).toEqual(field('state'));
    expect(marked()).toEqual([false, true]);
    expect(quotes).not.toHaveBeenCalled();
    await choose('225');
    await submit();
    expect(quotes).toHaveBeenCalledTimes(1);
  });

  it('shows what the shop renders for that place', async () => {
    const { submit, field, quotes, part } = await mount();
    field('state').value = '28';
    await submit();
    expect(quotes.mock.calls[0]?.[0]).toEqual({
      country_id: '226',
      state_id: '28',
      city: 'Portland',
      zip_code: '04101',
    });
    expect(part('quotes').textContent).toBe('Flat rate');
  });
});

describe('the shipping estimator, when the cart changes', () => {
  it('shows no response for a country that is no longer selected', async () => {
    const { submit, choose, quotes, part, field } = await mount();
    let arrive = (_response: { data: null; content: string }) => {};
    quotes.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    field('state').value = '28';
    await submit();
    expect(part('submit').getAttribute('aria-busy')).toBe('true');
    await choose('225');
    arrive({ data: null, content: '<b>To the States</b>' });
    await settle();
    expect(part('quotes').innerHTML).toBe('');
    expect(part('submit').getAttribute('aria-busy')).toBeNull();
  });

  it('removes the quotes for the old cart, and keeps the focus in the form', async () => {
    const { submit, field, part, store } = await mount();
    field('state').value = '28';
    await submit();
    document.getElementById('quote')!.focus();
    store.dispatch(cartChanged({}));
    await settle();
    expect(part('quotes').textContent).toBe('');
    expect(document.activeElement).toEqual(part('submit'));
  });
});

describe('the shipping estimator, when the shop refuses or fails', () => {
  it('shows the reason', async () => {
    const { submit, field, part, quotes } = await mount();
    quotes.mockRejectedValueOnce(new ShopError('http', 'answered with 500', { status: 500, text: 'Try later.' }));
    field('state').value = '28';
    await submit();
    expect(part('error').textContent).toBe('Try later.');
    expect(part('submit').getAttribute('aria-busy')).toBeNull();
    expect(complaints.splice(0)).toHaveLength(1);
  });
});

describe('the shipping estimator, when a state is filled in together with its country', () => {
  it.each([
    ['Alberta', '60'],
    ['british columbia', '61'],
    ['BC', '61'],
    ['Ontario', ''],
  ])('chooses it in the list: %s', async (typed, id) => {
    const { choose, part, field } = await mount();
    part('state-text').querySelector('input')!.value = typed;
    await choose('38');
    expect(field('state').value).toBe(id);
  });

  it('chooses it in the rendered list, too', async () => {
    const { choose, part, field } = await mount();
    await choose('225');
    part('state-text').querySelector('input')!.value = 'Maine';
    await choose('226');
    expect((field('state') as HTMLSelectElement).selectedOptions[0]!.text).toBe('Maine');
  });
});
