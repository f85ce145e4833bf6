import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NewCard, Vault } from '../../../../core/api/vault';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { cardForm } from '../../../../widgets/account/card-form';
import { complaints } from '../../../support/jest/setup';
import { deferred, mountForUser } from '../with-user';

const countries = [{ name: 'Canada', iso2: 'CA', states: [{ name: 'Quebec', code: 'QC' }] }];
const states = [{ id: '1', name: 'Quebec' }];
const canada = { prefix: '', states, requiresSubdivision: true, requiresPostalCodes: true };
const around = (html: string) => `${html}<dialog data-widget="dialog" data-name="alert"></dialog>`;

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

async function mount(respond: () => Promise<unknown> = async () => {}, change = (_slot: HTMLElement) => {}) {
  const stored: { vault: Vault; card: NewCard }[] = [];
  const mounted = await mountForUser(cardForm, {
    around,
    // The shop renders the countries on a page of payment methods; the example lacks them.
    change: (slot) => {
      slot.querySelector('[data-part="countries"]')!.textContent = JSON.stringify(countries);
      slot.querySelector('[data-field-type="Country"]')!.innerHTML =
        '<option value="">Choose…</option><option>Canada</option>';
      change(slot);
    },
    api: {
      countries: { states: async () => canada },
      vault: { storeCard: async (vault, card) => void (stored.push({ vault, card }), await respond()) },
    },
  });
  const field = (type: string) => mounted.slot.querySelector<HTMLInputElement>(`[data-field-type="${type}"]:enabled`)!;
  const fill = async (values: Record<string, string>) => {
    for (const [type, value] of Object.entries(values)) {
      field(type).value = value;
      field(type).dispatchEvent(new Event('input', { bubbles: true }));
      // The states are listed after a country is selected.
      await mounted.select(field(type), value);
    }
    await mounted.click(mounted.part('store'));
    return mounted.parts('problem').flatMap(({ textContent }) => textContent || []);
  };
  return { ...mounted, stored, field, fill };
}
const refusal = new ShopError('http', 'refused', { status: 422 });

describe('the form of a card', () => {
  it('sends the card to the payment provider, removes it from the page, and goes to the stored cards', async () => {
    const { fill, stored, field } = await mount();
    field('CardFirst').checked = true;
    expect(await fill(good)).toEqual([]);
    const url = '/payments/stores/local0hash/customers/1/stored_instruments';
    const card = { number: '4242424242424242', month: 4, year: 2031, name: 'A. Byron', code: '123', isFirst: true };
    const owner = expect.objectContaining({
      first_name: 'Ada',
      address1: '1 Rue Haute',
      postal_code: 'H2X 1Y4',
      country_code: 'CA',
      state_or_province_code: 'QC',
      email: 'ada@example.com',
    });
    const vault = { url, token: 't', provider: 'local', currencyCode: 'USD' };
    expect(stored).toEqual([{ vault, card: { ...card, owner } }]);
    expect([field('CardNumber').value, field('CardCode').value]).toEqual(['', '']);
    expect(visited).toEqual(['/account.php?action=payment_methods']);
  });

  it.each([
    [{ CardNumber: '4242 4242 4242 4241' }, [/not the number of a card/]],
    [{ CardExpiry: '10/26' }, [/a month that is not past/]],
    [{ CardExpiry: 'soon' }, [/a month that is not past/]],
    [{ CardNumber: '378282246310005' }, [/three digits on the back; on American Express the four/]],
    [{ CardNumber: '', CardName: ' ' }, [/fill in: Card number/, /fill in: Name on the card/]],
  ])('refuses %j', async (wrong, messages) => {
    const { fill, stored } = await mount();
    expect(await fill({ ...good, ...wrong })).toEqual(messages.map((message) => expect.stringMatching(message)));
    expect(stored).toEqual([]);
  });

  it('removes the message when the number is typed again', async () => {
    const { fill, field, type } = await mount();
    await fill({ ...good, CardNumber: '1' });
    await type(field('CardNumber'), good.CardNumber);
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

  it('is stored once, however often the button is pressed', async () => {
    const { fill, stored, part, click } = await mount(() => new Promise(() => {}));
    await fill(good);
    expect([part('store').textContent, part('store').getAttribute('aria-disabled')]).toEqual(['Storing…', 'true']);
    await click(part('store'));
    expect(stored).toHaveLength(1);
  });

  it('shows its text in a button that is an input while the card is stored, and the old one after a refusal', async () => {
    const response = deferred();
    const input = '<input type="submit" value="Save" data-part="store">';
    const { fill, part } = await mount(
      () => response.promise,
      (slot) => void (slot.querySelector('[data-part="store"]')!.outerHTML = input),
    );
    await fill(good);
    expect((part('store') as HTMLInputElement).value).toBe('Storing…');
    await response.reject(refusal);
    expect((part('store') as HTMLInputElement).value).toBe('Save');
    complaints.length = 0;
  });

  it('shows an alert when the provider refuses, keeps the typed values, and allows another try', async () => {
    const { fill, stored, field, part, dialogs } = await mount(() => Promise.reject(refusal));
    await fill(good);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('storing a card failed: refused')]);
    expect(dialogs()).toEqual([expect.stringMatching(/^alert/)]);
    expect([field('CardNumber').value, part('store').textContent]).toEqual([good.CardNumber, 'Store the card']);
    await fill({});
    expect([stored.length, visited]).toEqual([2, []]);
    complaints.length = 0;
  });
});
