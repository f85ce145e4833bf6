import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { isInRollout } from '../../../../core/channel/follow-pointer';
import { readPointer } from '../../../../core/channel/read-pointer';
import { readDraft, restoreFields } from '../../../../core/forms/form-draft';
import { navigation } from '../../../../core/page/navigation';
import { followStoredQuantity } from '../../../../core/state/cart/cart-quantity';
import { observeCurrencySwitch } from '../../../../core/state/currency/observe-currency-switch';
import { currencySwitchKey } from '../../../../core/state/slices/currency-slice';
import { takeDraft } from '../../../../core/storage/stored-draft';
import { isRenderStale, storedQuantity, storedQuantityKey } from '../../../../core/storage/stored-quantity';
import { chosenProducts } from '../../../../widgets/compare/chosen-products';
import { isStored } from '../../../../widgets/exceptions';
import { storeWithCalls } from '../state/store-with-calls';

const HASH = `sha256-${'A'.repeat(43)}=`;
const FORM = '/sign-up#null';
const everyField = `<form action="/sign-up"><input name="text"><input type="file" name="file"><input type="number" name="number">
  <input type="checkbox" name="box"><input type="radio" name="radio" value="1"><textarea name="area"></textarea>
  <input type="hidden" name="authenticity_token" value=""><select name="list"><option>a</option></select></form>`;
const names = ['text', 'file', 'number', 'box', 'radio', 'area', 'authenticity_token', 'list', '__proto__', 'elements'];

/** Parts of valid texts, mixed with any other text. */
const word = fc.oneof(
  fc.constantFrom('c-1', '-', 'EUR', '1.0.0', HASH, '101', '', 'null', '1e400', '0x10', FORM),
  fc.bigInt({ min: -1n, max: 10n ** 30n }).map(String),
  fc.integer({ min: -10, max: 10 }).map((step) => String(Date.now() + step * 100_000)),
  fc.string(),
);
const messages = fc.tuple(fc.array(word, { maxLength: 5 }), fc.constantFrom(' ', ',')).map(([all, by]) => all.join(by));
const shape = fc.oneof(
  fc.tuple(
    fc.oneof(word, fc.jsonValue()),
    fc.oneof(fc.constant(Date.now()), fc.jsonValue()),
    fc.constant(FORM),
    fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.tuple(fc.constantFrom(...names), fc.integer({ min: -1, max: 1 }), fc.constant(''), word),
      ),
    ),
  ),
  fc.record({
    version: fc.constantFrom('1.0.0', ['1.0.0'], ''),
    integrity: fc.constantFrom(HASH, [HASH]),
    off: fc.jsonValue(),
    next: fc.oneof(fc.constant(null), fc.record({ version: word, integrity: word, share: fc.jsonValue() })),
  }),
  fc.jsonValue(),
);
const text = fc.oneof(
  messages,
  shape.map((value) => JSON.stringify(value)),
);

/** A check for each key of the browser's storage. It throws if the value that is read has the wrong type. */
const readers: Readonly<Record<string, (text: string) => void>> = {
  [storedQuantityKey]: () => {
    for (const id of ['c-1', '', null]) expect(storedQuantity(id) ?? 0).toEqual(expect.any(Number));
    expect(Number.isSafeInteger(storedQuantity('c-1') ?? 0)).toBe(true);
    expect(isRenderStale()).toEqual(expect.any(Boolean));
    const store = storeWithCalls();
    store.dispatch(followStoredQuantity());
    expect(Number.isSafeInteger(store.getState().cart.quantity ?? 0)).toBe(true);
  },
  [currencySwitchKey]: () => {
    const reload = jest.spyOn(navigation, 'reload').mockReturnValue();
    observeCurrencySwitch('USD')();
    observeCurrencySwitch('USD')();
    expect(reload.mock.calls.length).toBeLessThanOrEqual(1);
    reload.mockRestore();
  },
  compare: () => {
    expect([isStored('compare')]).toEqual([expect.any(Boolean)]);
    chosenProducts.refresh();
    for (const id of chosenProducts.ids()) expect(id).toMatch(/^\d+$/);
  },
  'form-draft': () => {
    document.body.innerHTML = everyField;
    const form = document.querySelector('form')!;
    const [page, values] = readDraft(takeDraft(), form) ?? ['', []];
    expect(page.startsWith('-')).toEqual(expect.any(Boolean));
    restoreFields(form, values);
    expect(form.querySelector<HTMLInputElement>('[type=hidden]')?.value).toBe('');
  },
  'channel-kept': (draft) => {
    const { version, integrity, off, next } = readPointer(draft) ?? { version: '', integrity: '' };
    // The hash of an empty version is never used.
    const read = [version, version && integrity, off || ''];
    expect(read.map((one) => typeof one)).toEqual(['string', 'string', 'string']);
    if (next) expect([typeof next.version, typeof next.share]).toEqual(['string', 'number']);
  },
  'channel-side': () => {
    isInRollout({ version: '1.0.0', integrity: '', share: 1 });
    expect(localStorage.getItem('channel-side')).toMatch(/^1\.0\.0 \d{1,3}$/);
  },
};

describe('a text that another script has stored under a key of the widgets', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each(Object.entries(readers))('is read with the type of the key, or is ignored: %s', (key, read) => {
    fc.assert(
      fc.property(text, (draft) => {
        for (const area of [localStorage, sessionStorage]) {
          area.clear();
          area.setItem(key, draft);
        }
        read(draft);
      }),
      { numRuns: Number(process.env.PROPERTY_CASES ?? 500) },
    );
  });
});
