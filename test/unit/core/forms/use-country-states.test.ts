import { describe, expect, it } from '@jest/globals';
import type { CountryStates } from '../../../../core/api/countries';
import { ShopError } from '../../../../core/errors/shop-error';
import { complaints } from '../../../support/jest/setup';
import { address, mountForm } from './sign-up-page';

const statesOf: Record<string, CountryStates> = {
  Australia: {
    prefix: 'Choose',
    states: [
      { id: '1', name: 'Victoria' },
      { id: '2', name: 'Queensland', label: 'QLD' },
      { id: '3', name: 'Île d’Été', abbreviation: 'IE' } as CountryStates['states'][number],
    ],
    requiresSubdivision: true,
    requiresPostalCodes: true,
  },
  Germany: {
    prefix: 'Choose',
    states: [{ id: '9', name: 'Bayern' }],
    requiresSubdivision: false,
    requiresPostalCodes: true,
  },
  Monaco: { prefix: '', states: [], requiresSubdivision: false, requiresPostalCodes: false },
};

const mount = (
  respond: (name: string) => Promise<CountryStates> = async (name) => statesOf[name]!,
  before?: () => void,
) => mountForm(address(), '', { countries: { states: respond } }, before);

type Page = Awaited<ReturnType<typeof mount>>;
const optionsOf = ({ find }: Page) =>
  [...(find('state-list') as unknown as HTMLSelectElement).options].map(({ value, text }) => `${value}:${text}`);
const shown = ({ part, find }: Page) => ({
  list: !part('state-list').hidden && !find('state-list').disabled,
  text: !part('state-text').hidden && !find('state-text').disabled,
});

describe('the state field, when the country is changed', () => {
  it('is a list of the new country’s states with none chosen, and as rendered for the rendered country', async () => {
    const requested: string[] = [];
    const page = await mount(async (name) => statesOf[(requested.push(name), name)]!);
    await page.choose('state-list', 'Victoria');
    for (const country of ['Germany', 'Monaco', 'Germany']) {
      await page.choose('country', country);
      if (country === 'Germany') expect(optionsOf(page)).toEqual([':Choose', 'Bayern:Bayern']);
      expect(page.find('state-list').value).toBe('');
      expect(shown(page).list).toBe(country === 'Germany');
    }
    await page.choose('country', 'Australia');
    await page.choose('state-list', 'Victoria');
    expect(optionsOf(page)).toEqual([':Choose', 'Victoria:Victoria']);
    expect(requested).not.toContain('Australia');
    expect(page.find('state-list').value).toBe('Victoria');
    expect(shown(page)).toEqual({ list: true, text: false });
  });

  it('is a text field if the country has no states, and the form sends stateIsText', async () => {
    const page = await mount();
    await page.choose('country', 'Monaco');
    expect(shown(page)).toEqual({ list: false, text: true });
    expect(page.part('state-list').hidden).toBe(true);
    await page.send();
    expect(page.sent).toEqual([['country=Monaco', 'state=', 'stateIsText=1', 'zip=', 'send=yes']]);
  });

  it('is required, like the postal code, only if the country needs it', async () => {
    const page = await mount();
    await page.send();
    expect(page.problems()).toEqual(['Choose a state', 'Fill in the postcode']);
    await page.choose('country', 'Germany');
    expect(page.problems()).toEqual(['Fill in the postcode']);
    expect(page.parts('optional').map(({ hidden }) => hidden)).toEqual([false, true]);
    await page.choose('country', 'Monaco');
    expect(page.problems()).toEqual([]);
    expect(page.parts('optional').map(({ hidden }) => hidden)).toEqual([false, false]);
    await page.choose('country', 'Australia');
    expect(page.find('state-list').required).toBe(true);
    expect(page.find('zip').required).toBe(true);
  });

  it('keeps the typed state until the shopper chooses the country again', async () => {
    const page = await mount();
    await page.choose('country', 'Monaco');
    await page.type('state-text', 'Fontvieille');
    await page.choose('country', 'Australia');
    await page.choose('country', 'Monaco');
    expect(page.find('state-text').value).toBe('Fontvieille');
  });

  it('follows a country that was chosen before the code arrived', async () => {
    const page = await mount(undefined, () => {
      document.querySelector('select')!.value = 'Germany';
    });
    await page.settle();
    expect(optionsOf(page)).toEqual([':Choose', 'Bayern:Bayern']);
  });

  it('stays as rendered until the shop has responded', async () => {
    const page = await mount(() => new Promise(() => {}));
    await page.choose('country', 'Monaco');
    expect(optionsOf(page)).toEqual([':Choose', 'Victoria:Victoria']);
    expect(shown(page)).toEqual({ list: true, text: false });
    expect(page.find('zip').required).toBe(true);
  });

  it('is required if the shop sends a list without rules; the postal code stays as rendered', async () => {
    const page = await mount(async () => ({
      ...statesOf['Germany']!,
      requiresSubdivision: null,
      requiresPostalCodes: null,
    }));
    await page.choose('country', 'Germany');
    expect(page.find('state-list').required).toBe(true);
    expect(page.find('zip').required).toBe(true);
    expect(page.parts('optional').map(({ hidden }) => hidden)).toEqual([true, true]);
  });

  it('is not requested if the server chose no country and the browser shows the first one', async () => {
    const requested: string[] = [];
    const states = async (name: string) => statesOf[(requested.push(name), name)]!;
    const page = await mountForm(address('None'), '', { countries: { states } });
    await page.settle();
    expect(page.find('country').value).toBe('Australia');
    expect(requested).toEqual([]);
  });
});

it('the notes of a theme that marks required fields, and the rules of the shop, follow the country', async () => {
  const note = (of: string) => `<small data-part="required" data-of="${of}">required</small>`;
  const html = `<div data-part="field" data-validation='{"required":true}'>${address()}</div>`;
  const page = await mountForm(note('State') + note('Zip') + note('FirstName') + html, '', {
    countries: { states: async (name) => statesOf[name]! },
  });
  const hidden = () => page.parts('required').map((one) => one.hidden);
  await page.choose('country', 'Germany');
  expect(hidden()).toEqual([true, false, false]);
  await page.choose('country', 'Monaco');
  expect(hidden()).toEqual([true, true, false]);
  expect(page.find('zip').getAttribute('aria-required')).toBe('false');
  await page.send();
  expect(page.problems()).toEqual([]);
});

it('the state field is a text field that may stay empty when the request fails, and the postal code stays as rendered', async () => {
  const page = await mount(() => Promise.reject(new ShopError('network', 'Network request failed')));
  await page.choose('country', 'Germany');
  expect(shown(page)).toEqual({ list: false, text: true });
  await page.send();
  expect(page.problems()).toEqual(['Fill in the postcode']);
  expect(page.find('zip').required).toBe(true);
  expect(complaints.splice(0).join()).toContain('states of Germany failed');
});

describe('a state that was filled in together with its country', () => {
  /** Fills in both in one task, as a browser's autofill does. */
  const fill = async (page: Page, country: string, state: string) => {
    const text = page.find('state-text');
    text.value = state;
    text.dispatchEvent(new Event('change', { bubbles: true }));
    await page.choose('country', country);
  };

  it.each([
    ['Germany', 'Bayern', 'Bayern'],
    ['Germany', ' bayern ', 'Bayern'],
    ['Germany', '9', 'Bayern'],
    ['Germany', 'Sachsen', ''],
    ['Germany', '', ''],
  ])('%s, %j: the list has %j', async (country, given, chosen) => {
    const page = await mount();
    await fill(page, country, given);
    expect(page.find('state-list').value).toBe(chosen);
    expect(shown(page)).toEqual({ list: true, text: false });
  });

  it.each([
    // Australia's list is rendered, or arrives.
    ['Australia', 'Victoria', 'Victoria'],
    ['Monaco', 'Victoria', 'Victoria'],
    ['Monaco', 'qld', 'Queensland'],
    ['Monaco', 'Ile d’Ete', 'Île d’Été'],
    ['Monaco', 'IE', 'Île d’Été'],
  ])('is found by each of its names, on a page that was rendered for %s: %s', async (rendered, given, chosen) => {
    const page = await mountForm(address(rendered), '', { countries: { states: async (name) => statesOf[name]! } });
    await page.choose('country', 'Monaco');
    await fill(page, 'Australia', given);
    expect(page.find('state-list').value).toBe(chosen);
  });

  it('stays when the list arrives late, and the shopper can change it', async () => {
    let arrive = (_states: CountryStates) => {};
    const page = await mount(() => new Promise((done) => (arrive = done)));
    await fill(page, 'Germany', 'Bayern');
    await page.type('zip', '80331');
    arrive(statesOf.Germany!);
    await page.settle();
    expect([page.find('state-list').value, page.find('zip').value]).toEqual(['Bayern', '80331']);
    await page.choose('state-list', '');
    await page.type('zip', '80333');
    expect(page.find('state-list').value).toBe('');
  });
});

it('after a reload in Firefox, which keeps fields enabled, only the rendered field for the state is sent', async () => {
  const page = await mount(undefined, () => {
    for (const field of document.querySelectorAll('input')) field.disabled = false;
  });
  expect(shown(page)).toEqual({ list: true, text: false });
  await page.choose('state-list', 'Victoria');
  await page.type('zip', '3000');
  await page.send();
  expect(page.sent).toEqual([['country=Australia', 'state=Victoria', 'zip=3000', 'send=yes']]);
});
