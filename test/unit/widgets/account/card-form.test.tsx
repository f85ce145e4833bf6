import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NewCard, Vault } from '../../../../core/api/vault';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { cardForm } from '../../../../widgets/account/card-form';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

const countries = [{ name: 'Canada', iso2: 'CA', states: [{ name: 'Quebec', code: 'QC' }] }];
const canada = {
  prefix: '',
  states: [{ id: '1', name: 'Quebec' }],
  requiresSubdivision: true,
  requiresPostalCodes: true,
};
const around = (html: string) => `${html}<dialog data-widget="dialog" data-name="alert"></dialog>`;

/** Adds the countries, which the shop renders on a page of payment methods and the example lacks. */
const withCountries = (slot: HTMLElement) => {
  slot.querySelector('[data-part="countries"]')!.textContent = JSON.stringify(countries);
  slot.querySelector('[data-field-type="Country"]')!.innerHTML =
    '<option value="">Choose…</option><option>Canada</option>';
};
const noNumber = 'This is not the number of a card.';
const past = 'Please give a month that is not past, such as 04/31.';
const noCode = 'Please give the three digits on the back; on American Express the four on the front.';
const cardsUrl = '/account.php?action=payment_methods';

const good = {
  CardNumber: '4242 4242 4242 4242',
  CardExpiry: '04/31',
  CardCode: '123',
  CardName: 'A. Byron',
  FirstName: 'Ada',
  LastName: 'Byron',
  AddressLine1: '1 Rue Haute',
  City: 'Montreal',
  Country: 'Canada',
  State: 'Quebec',
  Zip: 'H2X 1Y4',
};

const visited: string[] = [];
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T12:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  jest.spyOn(navigation, 'goTo').mockImplementation((url) => void visited.push(url));
});
afterEach(() => void visited.splice(0));

async function mount(respond: () => Promise<void> = async () => {}, change = (_slot: HTMLElement) => {}) {
  const stored: { vault: Vault; card: NewCard }[] = [];
  const mounted = await mountExample(cardForm, {
    around,
    change: (slot) => {
      withCountries(slot);
      change(slot);
    },
    api: {
      countries: { states: async () => canada },
      vault: { storeCard: async (vault, card) => (stored.push({ vault, card }), respond()) },
    },
  });
  const field = (type: string) => mounted.slot.querySelector<HTMLInputElement>(`[data-field-type="${type}"]:enabled`)!;
  const fill = async (values: Record<string, string>) => {
    for (const [type, value] of Object.entries(values)) {
      field(type).value = value;
      field(type).dispatchEvent(new Event('input', { bubbles: true }));
      field(type).dispatchEvent(new Event('change', { bubbles: true }));
      // The states are listed after a country is selected.
      await settle();
    }
    mounted.part('store').click();
    await settle();
    return mounted
      .parts('problem')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  };
  return { ...mounted, stored, field, fill };
}

describe('the form of a card, before its code arrives', () => {
  it('sends no card number', () => {
    const form = printExample(cardForm).closest('form')!;
    for (const field of form.querySelectorAll<HTMLInputElement>('[data-field-type^="Card"]')) {
      field.value = good.CardNumber;
    }
    expect([...new FormData(form).values()]).not.toContain(good.CardNumber);
  });
});

describe('the form of a card, when it is mounted', () => {
  it('sends the card to the payment provider, and goes to the stored cards', async () => {
    const { fill, stored, field } = await mount();
    field('CardFirst').checked = true;
    expect(await fill(good)).toEqual([]);
    expect(stored).toEqual([
      {
        vault: {
          url: '/payments/stores/local0hash/customers/1/stored_instruments',
          token: 't',
          provider: 'local',
          currencyCode: 'USD',
        },
        card: {
          number: '4242424242424242',
          month: 4,
          year: 2031,
          name: 'A. Byron',
          code: '123',
          isFirst: true,
          owner: expect.objectContaining({
            first_name: 'Ada',
            address1: '1 Rue Haute',
            postal_code: 'H2X 1Y4',
            country_code: 'CA',
            state_or_province_code: 'QC',
            email: 'ada@example.com',
          }),
        },
      },
    ]);
    expect(visited).toEqual([cardsUrl]);
  });

  it('removes the card from the page after it is stored', async () => {
    const { fill, field } = await mount();
    await fill(good);
    expect(field('CardNumber').value).toBe('');
    expect(field('CardCode').value).toBe('');
  });

  it.each([
    [{ CardNumber: '4242 4242 4242 4241' }, [noNumber]],
    [{ CardExpiry: '10/26' }, [past]],
    [{ CardExpiry: 'soon' }, [past]],
    [{ CardCode: '1234' }, [noCode]],
    [{ CardNumber: '378282246310005' }, [noCode]],
    [{ CardNumber: '', CardName: ' ' }, ['Please fill in: Card number', 'Please fill in: Name on the card']],
  ])('refuses %j', async (wrong, messages) => {
    const { fill, stored } = await mount();
    expect(await fill({ ...good, ...wrong })).toEqual(messages);
    expect(stored).toEqual([]);
  });

  it('removes the message when the number is typed again', async () => {
    const { fill, field } = await mount();
    await fill({ ...good, CardNumber: '1' });
    field('CardNumber').value = good.CardNumber;
    field('CardNumber').dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
    expect(field('CardNumber').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the number in groups and the month with its slash while they are typed', async () => {
    const { field } = await mount();
    const type = (kind: string, text: string) => {
      for (const sign of text) {
        const one = field(kind);
        one.setRangeText(sign, one.selectionStart!, one.selectionEnd!, 'end');
        one.dispatchEvent(new Event('input', { bubbles: true }));
      }
      return field(kind).value;
    };
    expect(type('CardNumber', '42424')).toBe('4242 4');
    field('CardNumber').setSelectionRange(2, 2);
    expect(type('CardNumber', '99')).toBe('4299 424');
    expect(field('CardNumber').selectionStart).toBe(4);
    expect(type('CardExpiry', '0431')).toBe('04/31');
  });

  it('stores a card once, however often the button is pressed', async () => {
    const { fill, stored, part } = await mount(() => new Promise(() => {}));
    await fill(good);
    expect(part('store').textContent).toBe('Storing…');
    expect(part('store').getAttribute('aria-disabled')).toBe('true');
    part('store').click();
    await settle();
    expect(stored).toHaveLength(1);
  });
});

describe('the form of a card, with a button that is an input', () => {
  it('shows its text there while the card is stored, and the old one after a refusal', async () => {
    let refuse = () => {};
    const { fill, part } = await mount(
      () => new Promise((_, reject) => (refuse = () => reject(new ShopError('http', 'refused', { status: 422 })))),
      (slot) => {
        slot.querySelector('[data-part="store"]')!.outerHTML = '<input type="submit" value="Save" data-part="store">';
      },
    );
    const button = () => part('store') as HTMLInputElement;
    await fill(good);
    expect(button().value).toBe('Storing…');
    refuse();
    await settle();
    expect(button().value).toBe('Save');
    complaints.splice(0);
  });
});

describe('the form of a card, when the provider refuses', () => {
  it('shows an alert, keeps the typed values, and allows another try', async () => {
    const { fill, stored, field, part, store } = await mount(() =>
      Promise.reject(new ShopError('http', 'refused', { status: 422 })),
    );
    await fill(good);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('storing a card failed: refused')]);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert' }]);
    expect(field('CardNumber').value).toEqual(good.CardNumber);
    expect(part('store').textContent).toBe('Store the card');
    await fill({});
    expect(stored).toHaveLength(2);
    complaints.splice(0);
    expect(visited).toEqual([]);
  });
});
