/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { addGoods, cartOf, type RemoteData } from '../../support/shopper/cart-filler';
import { wanting } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

interface CartContext {
  shipping_handling: {
    shipping_cost: { value: number } | null;
    shipping_cost_discounted: { value: number } | null;
    provider: string | null;
    countries: { id: number; selected: boolean }[];
    states: { id: string; name: string; selected: boolean }[];
    selected_zip: string;
    selected_country: string;
  } | null;
  taxes: { name: string; cost: { value: number } }[];
  grand_total: { value: number };
}

const cart = () => cartOf<CartContext>(shop.shopper);
const nowhere = { city: '', country_id: '', state_id: '', zip_code: '' };
const requestQuotes = (place: Record<string, string>) => {
  const query = new URLSearchParams({ ...nowhere, ...place });
  return shop.shopper.get(`/remote/v1/shipping-quote?${query.toString()}`);
};
const quotes = async (place: Record<string, string>) => (await requestQuotes(place)).json<RemoteData>().data;
const choose = async (id: string) =>
  (await shop.shopper.post('/remote/v1/shipping-quote', { shipping_method: id })).json<RemoteData>().data;

const newYork = { country_id: '226', state_id: '43', zip_code: '10028', city: 'NEW YORK' };
const quebec = { country_id: '38', state_id: '76', zip_code: 'H2X 1Y4' };
const oregon = { country_id: '226', state_id: '49', zip_code: '97201' };

describe('the states of a country', () => {
  const states = async (country: string) =>
    (await shop.shopper.get(`/remote/v1/country-states/${encodeURIComponent(country)}`)).json<RemoteData>().data;

  it('are found by id or by name, and their ids are texts', async () => {
    const data = await states('226');
    expect(data).toMatchObject({
      prefix: 'Choose a State/Province',
      requiresSubdivision: true,
      requiresPostalCodes: true,
    });
    expect(data['states']).toHaveLength(65);
    expect(data['states']).toContainEqual({ id: '43', name: 'New York' });
    expect(await states('United States')).toEqual(data);
  });

  it('are empty for some countries, and optional for others', async () => {
    expect(await states('United Kingdom')).toMatchObject({ states: [], requiresPostalCodes: true });
    expect(await states('96')).toMatchObject({ states: [], requiresPostalCodes: false });
    expect(await states('Germany')).toMatchObject({ requiresSubdivision: false });
  });

  it('are not found for an unknown country', async () => {
    expect((await shop.shopper.get('/remote/v1/country-states/Atlantis')).status).toBe(404);
  });
});

describe('shipping quotes', () => {
  it('depend on the place, and have a list for each carrier', async () => {
    await addGoods(shop.shopper, 'hammer');
    expect(await quotes(newYork)).toEqual({
      quotes: {
        shipping_methods: [
          expect.objectContaining({
            id: 0,
            type: 'flatrate',
            cost: expect.objectContaining({ formatted: '$8.00' }),
          }),
        ],
        ups_shipping_methods: [
          expect.objectContaining({ id: 1, provider_name: 'UPS', description: 'UPS® Ground' }),
          expect.objectContaining({ id: 2 }),
        ],
      },
    });
    expect(await quotes({ country_id: '96' })).toMatchObject({
      quotes: { shipping_methods: [{ type: 'byweight' }], ups_shipping_methods: [] },
    });
  });

  it('are rendered if a template is requested', async () => {
    await addGoods(shop.shopper, 'hammer');
    const query = new URLSearchParams(newYork).toString();
    const response = await shop.shopper.get(`/remote/v1/shipping-quote?${query}`, wanting('cart/shipping-quotes'));
    expect(response.json<RemoteData>().content).toBe('<i>0 Flat Rate $8.00</i>');
    const failed = await shop.shopper.get('/remote/v1/shipping-quote?country_id=1', wanting('cart/shipping-quotes'));
    expect(failed.json<RemoteData>().content).toBe('<b>Please select a country.</b>');
  });

  it('are free from a hundred dollars on', async () => {
    await addGoods(shop.shopper, 'lamp');
    expect(await quotes(newYork)).toMatchObject({
      quotes: {
        shipping_methods: [
          { id: 0, type: 'freeshipping' },
          { id: 1, type: 'flatrate' },
        ],
      },
    });
  });

  it.each([
    ['there is no country', {}, 'Please select a country.'],
    ['the country is unknown', { country_id: '9999' }, 'Please select a country.'],
    ['nothing is sent there', { country_id: '8' }, "We don't ship to Antarctica."],
    ['the state is missing', { ...newYork, state_id: '' }, 'Please select a state/province of United States.'],
    ['the state is another country’s', { ...newYork, state_id: '76' }, 'Please select a state/province'],
    ['the code is missing', { ...newYork, zip_code: '' }, 'Please enter a zip/postcode.'],
    ['the code is another country’s', { ...newYork, zip_code: 'SW1A 1AA' }, "This isn't a zip/postcode of"],
  ])('are refused when %s', async (_, place, reason) => {
    await addGoods(shop.shopper, 'hammer');
    expect(await quotes(place)).toEqual({ status: 'error', errors: [expect.stringContaining(reason)] });
  });

  it('are empty for downloads and empty carts', async () => {
    expect(await quotes(newYork)).toMatchObject({ errors: [expect.stringContaining('nothing')] });
    await addGoods(shop.shopper, 'book');
    expect(await quotes(newYork)).toMatchObject({ errors: [expect.stringContaining('nothing')] });
    expect((await cart()).shipping_handling).toBeNull();
  });
});

describe('a chosen quote', () => {
  it('is in the totals, with its place', async () => {
    await addGoods(shop.shopper, 'hammer');
    expect((await cart()).shipping_handling).toMatchObject({ shipping_cost: null, selected_country: '' });
    await quotes(newYork);
    expect(await choose('0')).toEqual({ status: 'success' });
    const { shipping_handling: shipping, grand_total: total } = await cart();
    expect(shipping).toMatchObject({
      shipping_cost: { value: 8 },
      shipping_cost_discounted: null,
      provider: 'Flat Rate',
      selected_country: 'United States',
      selected_state: 'New York',
      selected_city: 'NEW YORK',
      selected_zip: '10028',
    });
    expect(shipping?.states.filter(({ selected }) => selected)).toEqual([
      { id: '43', name: 'New York', selected: true },
    ]);
    expect(shipping?.countries.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([226]);
    expect(total.value).toBe(54.2);
  });

  it('stays while it is offered, at its current price', async () => {
    const id = await addGoods(shop.shopper, 'hammer', 3);
    await quotes(newYork);
    await choose('0');
    expect((await cart()).shipping_handling?.shipping_cost?.value).toBe(0);
    await shop.shopper.post('/remote/v1/cart/update', `items[0][id]=${id}&items[0][quantity]=1`);
    expect((await cart()).shipping_handling?.shipping_cost).toBeNull();
  });

  it('must be one of the last quotes', async () => {
    await addGoods(shop.shopper, 'hammer');
    expect(await choose('0')).toMatchObject({ status: 'error' });
    await quotes(newYork);
    expect(await choose('7')).toMatchObject({ status: 'error' });
    expect(await choose('')).toMatchObject({ errors: ['Please choose a shipping method.'] });
  });

  it('is reduced by coupons for shipping', async () => {
    await addGoods(shop.shopper, 'hammer');
    await shop.shopper.post('/remote/v1/apply-code', { code: 'POST3' });
    expect(await quotes(newYork)).toMatchObject({
      quotes: { shipping_methods: [{ cost: { value: 8 }, cost_after_discount: { value: 5 } }] },
    });
    await choose('0');
    expect(await cart()).toMatchObject({
      shipping_handling: { shipping_cost: { value: 8 }, shipping_cost_discounted: { value: 5 } },
      coupons: [{ discount: { value: 3 } }],
      grand_total: { value: 51.2 },
    });
    await shop.shopper.post('/remote/v1/apply-code', { code: 'SHIPFREE' });
    expect(await cart()).toMatchObject({
      shipping_handling: { shipping_cost_discounted: { value: 0 } },
      grand_total: { value: 46.2 },
    });
  });

  it('adds the taxes of its place: two in Quebec, none in Oregon', async () => {
    await addGoods(shop.shopper, 'hammer');
    expect((await cart()).taxes).toMatchObject([{ name: 'Tax', cost: { value: 4.2 } }]);
    await quotes(quebec);
    await choose('0');
    expect((await cart()).taxes).toMatchObject([
      { name: 'GST', cost: { value: 2.1 } },
      { name: 'QST', cost: { value: 4.19 } },
    ]);
    await quotes(oregon);
    await choose('0');
    expect((await cart()).taxes).toEqual([]);
  });
});
