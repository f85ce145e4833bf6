import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CountryStates } from '../../../../core/api/countries';
import { mountWidget } from '../../../support/examples/mount-widget';
import { address, mountForm, question, signUp } from './sign-up-page';

const refused = '<p data-part="answer" tabindex="-1">No.</p>';
const post = 'method="post"';
const kept = () => sessionStorage.getItem('left-answers');
const cameFrom = (page: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(page);

beforeEach(() => void cameFrom(window.location.href));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
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

describe('a form that the shop refuses', () => {
  it('has what was typed, whatever kind of field it is, and says of none that it is wrong', async () => {
    await sendAway(everyKind(), fillAll);
    const page = await mountForm(refused + everyKind(), post);
    await page.settle();
    expect(stateOf(page)).toEqual(['Ada <Byron> & "co"', ' 0 ', 'two\nlines', 'b', '2', false, true, false, true]);
    expect(page.problems()).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('has it as well where the page says so and not the form', async () => {
    await sendAway(question('name'), typeName);
    const page = await mountForm(`${question('name')}<p data-store-says="error">Too old.</p>`, post);
    expect(page.find('name').value).toBe('Ada');
  });

  it('keeps what the shop says itself, and what the shopper has typed meanwhile', async () => {
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

  it('tells every field that hears of changes', async () => {
    await sendAway(question('name'), typeName);
    const heard = jest.fn();
    const page = await mountForm(refused + question('name'), post, {}, () =>
      document.body.addEventListener('change', heard),
    );
    expect(heard).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('change', heard);
    page.unmount();
  });

  it('has the state of another country once its states are there', async () => {
    const known: CountryStates = {
      prefix: '',
      states: [{ id: '9', name: 'Bayern' }],
      requiresSubdivision: true,
      requiresPostalCodes: true,
    };
    const api = { countries: { states: async () => known } };
    const page = await mountForm(address(), post, api);
    await page.choose('country', 'Germany');
    await page.choose('state-list', 'Bayern');
    await page.type('zip', '80331');
    await page.send();
    page.unmount();
    const next = await mountForm(refused + address(), post, api);
    await next.settle();
    expect(['country', 'state-list', 'zip'].map((id) => next.find(id).value)).toEqual(['Germany', 'Bayern', '80331']);
    expect(next.problems()).toEqual([]);
  });

  it('has the state that was typed where the country has no list', async () => {
    const none: CountryStates = { prefix: '', states: [], requiresSubdivision: false, requiresPostalCodes: false };
    const api = { countries: { states: async () => none } };
    const page = await mountForm(address(), post, api);
    await page.choose('country', 'Monaco');
    await page.type('state-text', 'Fontvieille');
    await page.send();
    page.unmount();
    const next = await mountForm(refused + address(), post, api);
    await next.settle();
    expect(['country', 'state-text'].map((id) => next.find(id).value)).toEqual(['Monaco', 'Fontvieille']);
  });
});

describe('what was typed', () => {
  it.each([
    ['a password', 'type="password"'],
    ['a password that is shown', 'type="text" autocomplete="current-password"'],
    ['what is hidden', 'type="hidden"'],
    ['a card’s number', 'autocomplete="billing cc-number"'],
    ['a code by text message', 'autocomplete="one-time-code"'],
    ['a token', 'name="throttleToken"'],
    ['the answer to a captcha', 'name="g-recaptcha-response"'],
    ['what the template wants forgotten', 'data-forget'],
    ['what can’t be changed any more', 'disabled'],
  ])('is never kept of %s', async (_, attributes) => {
    const field = `<input id="secret" ${attributes.includes('name=') ? '' : 'name="secret"'} ${attributes}>`;
    await sendAway(`${question('name')}${field}<input type="password"><input type="password">`, async (page) => {
      await typeName(page);
      page.find('secret').value = 'mellon';
    });
    expect(kept()).toContain('Ada');
    expect(kept()).not.toContain('mellon');
  });

  it.each([
    ['signs in', question('name') + question('password', 'type="password"')],
    ['the template marks', `<div data-forget>${question('name')}</div>`],
    ['was only looked through', question('name', '', 'Ada')],
  ])('is not kept of a form that %s', async (_, html) => {
    sessionStorage.setItem('left-answers', 'older');
    await sendAway(html, ({ find }) => Object.assign(find('name'), { value: 'Ada' }));
    expect(kept()).toBeNull();
  });

  it('is not kept of a form that asks by its address, leads beside, or is wrong', async () => {
    for (const attributes of ['', `${post} target="_blank"`]) {
      await sendAway(question('name'), typeName, attributes);
      expect(kept()).toBeNull();
    }
    const { type, send, sent } = await mountForm(question('name') + question('email'), post);
    await type('name', 'Ada');
    await send();
    expect(sent).toEqual([]);
    expect(kept()).toBeNull();
  });

  it.each([
    ['the form was accepted, and is there again', question('name'), () => {}],
    [
      'another form was refused',
      `${refused}${question('name')}<script></script>`,
      () => document.querySelector('form')!.setAttribute('action', '/sign-in'),
    ],
    ['the shopper came another way', refused + question('name'), () => cameFrom('http://shop.test/elsewhere/')],
    [
      'minutes have gone by',
      refused + question('name'),
      () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000),
    ],
  ])('is gone where %s', async (_, html, before) => {
    await sendAway(question('name'), typeName);
    const page = await mountForm(html, post, {}, before);
    expect(page.find('name').value).toBe('');
    expect(kept()).toBeNull();
  });

  it('is gone with the next page, also where that has no form at all', async () => {
    await sendAway(question('name'), typeName);
    expect(kept()).not.toBeNull();
    await mountForm('');
    expect(kept()).toBeNull();
    const page = await mountForm(refused + question('name'), post);
    expect(page.find('name').value).toBe('');
  });

  it('comes back where a browser does not say whence it came', async () => {
    await sendAway(question('name'), typeName);
    cameFrom('');
    expect((await mountForm(refused + question('name'), post)).find('name').value).toBe('Ada');
  });

  it('comes back where a browser says only from which shop', async () => {
    history.replaceState(null, '', '/sign-up');
    await sendAway(question('name'), typeName);
    cameFrom(`${window.location.origin}/`);
    expect((await mountForm(refused + question('name'), post)).find('name').value).toBe('Ada');
  });

  it('is still there for its form where another form comes before it, and is given once', async () => {
    await sendAway(question('name'), typeName);
    const { slot, store } = await mountForm(refused + question('name'), post, {}, () => {
      const printed = document.querySelector('form')!;
      printed.insertAdjacentHTML('beforebegin', printed.outerHTML.replace('/sign-up', '/sign-in'));
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

  it('comes back by Back, where the shop never answered', async () => {
    await sendAway(question('name'), typeName);
    Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
    const page = await mountForm(question('name'), post);
    Object.assign(performance, { getEntriesByType: undefined });
    expect(page.find('name').value).toBe('Ada');
  });

  it('does not come back by Back to another page with the same form', async () => {
    await sendAway(question('name'), typeName);
    history.replaceState(null, '', '/elsewhere/');
    Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
    const page = await mountForm(question('name'), post);
    Object.assign(performance, { getEntriesByType: undefined });
    expect(page.find('name').value).toBe('');
  });

  it('is lost, and nothing else, where storage is full, forbidden, or says something else', async () => {
    for (const said of ['', 'null', '{', '[]']) {
      sessionStorage.setItem('left-answers', said);
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
