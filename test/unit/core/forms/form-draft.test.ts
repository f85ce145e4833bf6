import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CountryStates } from '../../../../core/api/countries';
import { readDraft, restoreFields, serializeDraft } from '../../../../core/forms/form-draft';
import { mountWidget } from '../../../support/examples/mount-widget';
import { address, mountForm, question, signUp } from './sign-up-page';

const refused = '<p data-part="answer" tabindex="-1">No.</p>';
const post = 'method="post"';
const draft = () => sessionStorage.getItem('form-draft');
const cameFrom = (page: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(page);

beforeEach(() => void cameFrom(window.location.href));
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

type Page = Awaited<ReturnType<typeof mountForm>>;

/** Fills in a form, sends it and leaves the page. */
async function sendAway(html: string, fill: (page: Page) => Promise<unknown> | unknown, attributes = post) {
  const page = await mountForm(html, attributes);
  await fill(page);
  await page.send();
  expect(page.sent).toHaveLength(1);
  page.unmount();
}
const typeName = (page: Page) => page.type('name', 'Ada');

const everyKind = (attributes = '') => `${question('name')}
  <input id="bare" name="bare" autocomplete="off" ${attributes}>
  <textarea id="text" name="text">printed</textarea>
  <select id="list" name="list"><option>a</option><option>b</option></select>
  <select id="month" name="born[month]"><option value="">-</option><option value="2">February</option></select>
  <input id="box0" type="checkbox" name="box[]" value="x" checked><input id="box1" type="checkbox" name="box[]" value="y">
  <input id="button0" type="radio" name="button" value="p" checked><input id="button1" type="radio" name="button" value="q">`;
const fillAll = async ({ type, find }: Page) => {
  await type('name', 'Ada <Byron> & "co"');
  Object.assign(find('bare'), { value: ' 0 ' });
  Object.assign(find('text'), { value: 'two\nlines' });
  Object.assign(find('list'), { value: 'b' });
  Object.assign(find('month'), { value: '2' });
  Object.assign(find('box0'), { checked: false });
  Object.assign(find('box1'), { checked: true });
  Object.assign(find('button1'), { checked: true });
};
const stateOf = ({ find }: Page) => [
  ...['name', 'bare', 'text', 'list', 'month'].map((id) => find(id).value),
  ...['box0', 'box1', 'button0', 'button1'].map((id) => find(id).checked),
];

describe('a form that the shop refused', () => {
  it('gets the typed values back in fields of every kind, and shows no field error', async () => {
    await sendAway(everyKind(), fillAll);
    const page = await mountForm(refused + everyKind(), post);
    await page.settle();
    expect(stateOf(page)).toEqual(['Ada <Byron> & "co"', ' 0 ', 'two\nlines', 'b', '2', false, true, false, true]);
    expect(page.problems()).toEqual([]);
    expect(draft()).toBeNull();
  });

  it('gets the value back, with one `change` event, also when only the page shows the shop’s error', async () => {
    await sendAway(question('name'), typeName);
    const onChange = jest.fn();
    const html = `${question('name')}<p data-store-says="error">Too old.</p>`;
    const listen = () => document.body.addEventListener('change', onChange);
    expect((await mountForm(html, post, {}, listen)).find('name').value).toBe('Ada');
    expect(onChange).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('change', onChange);
  });

  it('does not overwrite a value that the shop rendered or the shopper has typed meanwhile', async () => {
    const html = (name: string, chosen = '') => `${question('name', '', name)}${question('other', '')}
      <input id="p" type="radio" name="button" value="p"><input id="q" type="radio" name="button" value="q" ${chosen}>`;
    await sendAway(html(''), async ({ type, find }) => {
      await type('name', 'Ada');
      await type('other', 'sent');
      Object.assign(find('p'), { checked: true });
    });
    const page = await mountForm(refused + html('Ada Byron', 'checked'), post, {}, () => {
      Object.assign(document.getElementById('other')!, { value: 'typed early' });
    });
    expect(['name', 'other'].map((id) => page.find(id).value)).toEqual(['Ada Byron', 'typed early']);
    expect(page.find('p').checked).toBe(false);
    expect(page.find('q').checked).toBe(true);
  });

  const states = [{ id: '9', name: 'Bayern' }];
  const known: CountryStates = { prefix: '', states, requiresSubdivision: true, requiresPostalCodes: true };
  const none: CountryStates = { prefix: '', states: [], requiresSubdivision: false, requiresPostalCodes: false };

  it.each([
    [
      'selects the state again when the states of the chosen country have loaded',
      known,
      'Germany',
      'state-list',
      'Bayern',
    ],
    ['gets the typed state back if the country has no list of states', none, 'Monaco', 'state-text', 'Fontvieille'],
  ])('%s', async (_, given, country, field, state) => {
    const api = { countries: { states: async () => given } };
    const page = await mountForm(address(), post, api);
    await page.choose('country', country);
    await page.choose(field, state);
    await page.type('zip', '80331');
    await page.send();
    page.unmount();
    const next = await mountForm(refused + address(), post, api);
    await next.settle();
    expect(['country', field, 'zip'].map((id) => next.find(id).value)).toEqual([country, state, '80331']);
    expect(next.problems()).toEqual([]);
  });
});

describe('a typed value', () => {
  it.each([
    ['a password', 'type="password"'],
    ['a visible password', 'type="text" autocomplete="current-password"'],
    ['a hidden field', 'type="hidden"'],
    ['a card’s number', 'autocomplete="billing cc-number"'],
    ['a one-time code', 'autocomplete="one-time-code"'],
    ['a token', 'name="throttleToken"'],
    ['the value to a captcha', 'name="g-recaptcha-response"'],
    ['a field with data-forget', 'data-forget'],
    ['a disabled field', 'disabled'],
  ])('is never stored for %s', async (_, attributes) => {
    const field = `<input id="secret" ${attributes.includes('name=') ? '' : 'name="secret"'} ${attributes}>`;
    await sendAway(`${question('name')}${field}<input type="password"><input type="password">`, async (page) => {
      await typeName(page);
      page.find('secret').value = 'mellon';
    });
    expect(draft()).toContain('Ada');
    expect(draft()).not.toContain('mellon');
  });

  it.each([
    ['a sign-in form', question('name') + question('password', 'type="password"')],
    ['a form with data-forget', `<div data-forget>${question('name')}</div>`],
    ['a form without a change', question('name', '', 'Ada')],
  ])('is not stored for %s', async (_, html) => {
    sessionStorage.setItem('form-draft', 'older');
    await sendAway(html, ({ find }) => Object.assign(find('name'), { value: 'Ada' }));
    expect(draft()).toBeNull();
  });

  it('is not stored for a GET form, a form that opens another tab, or a form with an invalid value', async () => {
    for (const attributes of ['', `${post} target="_blank"`]) {
      await sendAway(question('name'), typeName, attributes);
      expect(draft()).toBeNull();
    }
    const { type, send, sent } = await mountForm(question('name') + question('email'), post);
    await type('name', 'Ada');
    await send();
    expect(sent).toEqual([]);
    expect(draft()).toBeNull();
  });

  it.each([
    ['the shop accepts the form and prints it again', question('name'), () => {}],
    [
      'the shop refuses another form',
      `${refused}${question('name')}<script></script>`,
      () => document.querySelector('form')!.setAttribute('action', '/sign-in'),
    ],
    ['the shopper comes from another page', refused + question('name'), () => cameFrom('http://shop.test/elsewhere/')],
  ])('is discarded when %s', async (_, html, before) => {
    await sendAway(question('name'), typeName);
    const page = await mountForm(html, post, {}, before);
    expect(page.find('name').value).toBe('');
    expect(draft()).toBeNull();
  });

  it('is kept for the next page only, even if that page has no form', async () => {
    await sendAway(question('name'), typeName);
    expect(draft()).not.toBeNull();
    await mountForm('');
    expect(draft()).toBeNull();
    const page = await mountForm(refused + question('name'), post);
    expect(page.find('name').value).toBe('');
  });

  it.each([
    ['no referrer', ''],
    ['only the shop’s origin as the referrer', `${window.location.origin}/`],
  ])('is restored when the browser sends %s', async (_, referrer) => {
    history.replaceState(null, '', '/sign-up');
    await sendAway(question('name'), typeName);
    cameFrom(referrer);
    expect((await mountForm(refused + question('name'), post)).find('name').value).toBe('Ada');
  });

  it('is restored in its own form even if another form mounts first, and is restored only once', async () => {
    await sendAway(question('name'), typeName);
    const { slot, store } = await mountForm(refused + question('name'), post, {}, () => {
      const initial = document.querySelector('form')!;
      initial.insertAdjacentHTML('beforebegin', initial.outerHTML.replace('/sign-up', '/sign-in'));
    });
    expect(slot.querySelector('input')!.value).toBe('');
    slot.dataset.mounted = '';
    const next = await mountWidget(signUp, undefined, { store });
    const field = next.slot.querySelector('input')!;
    expect(field.value).toBe('Ada');
    field.value = '';
    next.unmount();
    await mountWidget(signUp, undefined, { store });
    expect(field.value).toBe('');
  });

  it.each<[string, object[] | undefined, string, string]>([
    ['the shopper returns by Back, without a response of the shop', [{ type: 'back_forward' }], '/', 'Ada'],
    ['by Back on another page with the same form', [{ type: 'back_forward' }], '/elsewhere/', ''],
    ['after a reload', [{ type: 'reload' }], '/', ''],
    ['if the browser reports no navigation', [], '/', ''],
    ['if the browser has no navigation timing', undefined, '/', ''],
  ])('is restored only when the shopper returns by Back: %s', async (_, entries, page, value) => {
    await sendAway(question('name'), typeName);
    history.replaceState(null, '', page);
    const { getEntriesByType } = performance;
    Object.assign(performance, { getEntriesByType: entries && (() => entries) });
    const { find } = await mountForm(question('name'), post);
    Object.assign(performance, { getEntriesByType });
    expect(find('name').value).toBe(value);
  });

  it('is lost without an error when the storage is forbidden or has an invalid text', async () => {
    for (const stored of ['', 'null', '{', '[]']) {
      sessionStorage.setItem('form-draft', stored);
      expect((await mountForm(refused + question('name'), post)).find('name').value).toBe('');
    }
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const call of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, call).mockImplementation(forbidden);
    await sendAway(question('name'), typeName);
    expect((await mountForm(refused + question('name'), post)).find('name').value).toBe('');
  });
});

/** Puts a form into the page, as the server renders it. */
function printForm(fields: string, attributes = 'action="/sign-up"'): HTMLFormElement {
  document.body.innerHTML = `<form ${attributes}>${fields}</form>`;
  return document.querySelector('form')!;
}
const find = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

describe('stored values', () => {
  const renderRefused = (attributes?: string) => {
    const form = printForm('<input name="note">', attributes);
    find('note').value = 'Ada';
    return form;
  };

  it('are valid for less than five minutes', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const form = renderRefused();
    const draft = serializeDraft(form);
    now.mockReturnValue(1_299_999);
    expect(readDraft(draft, form)).toEqual([window.location.href, [['note', 0, '', 'Ada']]]);
    now.mockReturnValue(1_300_000);
    expect(readDraft(draft, form)).toBeUndefined();
  });
});

describe('restored values', () => {
  it('go to the fields of their names, even if the form has new fields, and are dropped if their field is gone', () => {
    const form = printForm('<input name="new"><input name="note">');
    const gone = ['gone', 0, '', 'x'] as const;
    expect(restoreFields(form, [gone, ['note', 0, '', 'Ada']])).toEqual([]);
    expect([find('new').value, find('note').value]).toEqual(['', 'Ada']);
  });

  it('wait for a list that does not have their option yet', () => {
    const form = printForm('<select name="state"><option value="">Choose</option></select>');
    const values = [['state', 0, '', 'Bayern']] as const;
    expect(restoreFields(form, values)).toEqual(values);
    form.querySelector('select')!.append(new Option('Bayern'));
    expect(restoreFields(form, values)).toEqual([]);
    expect(form.querySelector('select')!.value).toBe('Bayern');
  });
});
