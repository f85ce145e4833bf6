import { describe, expect, it, jest } from '@jest/globals';
import type { CountryStates } from '../../../../core/api/countries';
import { ShopError } from '../../../../core/errors/shop-error';
import { cartChanged } from '../../../../core/state/slices/cart-slice';
import { shippingEstimator } from '../../../../widgets/cart/shipping-estimator';
import { complaints } from '../../../jest/setup';
import { mountWidget } from '../../mount-widget';
import { settle } from './settle';

// The partial's example has no countries: the page of its example has an empty cart.
const html = `
  <details open data-widget="shipping-estimator" data-country-missing="Which country?" data-state-missing="Which state?"
           data-states-failed="No states.">
    <form data-part="form">
      <div class="form-field" data-part="field"><select name="shipping-country" data-part="country"><option value="">Choose</option>
        <option value="226" selected>United States</option><option value="38">Canada</option><option value="225">UK</option></select>
      <p data-part="country-error"></p></div>
      <div class="form-field" data-part="field"><fieldset data-part="state-choice"><select name="shipping-state" data-part="state-list"><option value="">Choose</option>
        <option value="30">Maine</option></select></fieldset>
      <fieldset data-part="state-text" hidden disabled><input name="shipping-state" value=""></fieldset>
      <p data-part="state-error"></p></div>
      <input name="shipping-city" value="Portland"><input name="shipping-zip" value="04101">
      <button data-part="submit">Show</button><p data-part="error"></p>
    </form>
    <div data-part="quotes"></div>
  </details>`;

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
  const mounted = await mountWidget(shippingEstimator, html, {
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
    ask: async () => {
      (mounted.part('form') as HTMLFormElement).requestSubmit();
      await settle();
    },
    marked: () => mounted.parts('field').map(({ className }) => className.includes('form-field--error')),
    list: () => [...(mounted.part('state-list') as HTMLSelectElement).options].map(({ text }) => text),
  };
};

describe('the shipping estimator, before its code arrives', () => {
  it('knows the states of the selected country', () => {
    document.body.innerHTML = html;
    expect(document.querySelectorAll('[data-part="state-list"] option')).toHaveLength(2);
  });
});

describe('the states of the shipping estimator', () => {
  it('are those that the server printed, without asking', async () => {
    const { states, list } = await mount();
    expect([states.mock.calls, list()]).toEqual([[], ['Choose', 'Maine']]);
  });

  it('follow the country', async () => {
    const { choose, list, states } = await mount();
    await choose('38');
    expect(states.mock.calls[0]?.[0]).toBe('38');
    expect(list()).toEqual(['Choose a province', 'Alberta', 'British Columbia']);
    await choose('226');
    expect([list(), states.mock.calls.length]).toEqual([['Choose', 'Maine'], 1]);
  });

  it('are typed where a country has none', async () => {
    const { choose, part } = await mount();
    await choose('225');
    expect([part('state-choice').hidden, part('state-text').hidden]).toEqual([true, false]);
  });

  it('are those of the newest country, whatever answer comes last', async () => {
    const { choose, states, list } = await mount();
    let answerLate = (_: CountryStates) => {};
    states.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    await choose('225');
    await choose('38');
    answerLate(uk);
    await settle();
    expect(states.mock.calls[0]?.[1]?.aborted).toBe(true);
    expect(list()).toContain('Alberta');
  });

  it('are said to be missing when the shop does not tell them', async () => {
    const { choose, states, part } = await mount();
    states.mockRejectedValueOnce(new ShopError('network', 'Network request failed'));
    await choose('38');
    expect(part('state-error').textContent).toBe('No states.');
    expect(complaints.splice(0)).toHaveLength(1);
  });
});

describe('the shipping estimator, when it is asked', () => {
  it('wants a country', async () => {
    const { choose, ask, part, quotes, field, marked } = await mount();
    await choose('');
    await ask();
    expect([part('country-error').textContent, document.activeElement]).toEqual(['Which country?', field('country')]);
    expect(marked()).toEqual([true, true]);
    expect(quotes).not.toHaveBeenCalled();
  });

  it('wants a state where there are any', async () => {
    const { ask, part, quotes, field, choose, marked } = await mount();
    await ask();
    expect([part('state-error').textContent, document.activeElement]).toEqual(['Which state?', field('state')]);
    expect(marked()).toEqual([false, true]);
    expect(quotes).not.toHaveBeenCalled();
    await choose('225');
    await ask();
    expect(quotes).toHaveBeenCalledTimes(1);
  });

  it('shows what the shop renders for that place', async () => {
    const { ask, field, quotes, part } = await mount();
    field('state').value = '30';
    await ask();
    expect(quotes.mock.calls[0]?.[0]).toEqual({
      country_id: '226',
      state_id: '30',
      city: 'Portland',
      zip_code: '04101',
    });
    expect(part('quotes').textContent).toBe('Flat rate');
  });
});

describe('the shipping estimator, when the cart changes', () => {
  it('shows nothing of a country that the shopper has left meanwhile', async () => {
    const { ask, choose, quotes, part, field } = await mount();
    let arrive = (_answer: { data: null; content: string }) => {};
    quotes.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    field('state').value = '30';
    await ask();
    expect(part('submit').getAttribute('aria-busy')).toBe('true');
    await choose('225');
    arrive({ data: null, content: '<b>To the States</b>' });
    await settle();
    expect([part('quotes').innerHTML, part('submit').getAttribute('aria-busy')]).toEqual(['', null]);
  });

  it('takes back what was for the cart as it was, and keeps the focus in the form', async () => {
    const { ask, field, part, store } = await mount();
    field('state').value = '30';
    await ask();
    document.getElementById('quote')!.focus();
    store.dispatch(cartChanged({}));
    await settle();
    expect([part('quotes').textContent, document.activeElement]).toEqual(['', part('submit')]);
  });
});

describe('the shipping estimator, when the shop says no', () => {
  it('says so', async () => {
    const { ask, field, part, quotes } = await mount();
    quotes.mockRejectedValueOnce(new ShopError('http', 'answered with 500', { status: 500, text: 'Try later.' }));
    field('state').value = '30';
    await ask();
    expect([part('error').textContent, part('submit').getAttribute('aria-busy')]).toEqual(['Try later.', null]);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
