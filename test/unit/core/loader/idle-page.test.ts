import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { prefetch } from '../../../../core/loader/prefetch';
import { settle } from '../../../support/jest/settle';
import { chunkOf, startOn } from './page-with-bundle';
import { serveFiles } from './serve-files';

afterEach(() => {
  window.storefrontWidgets?.stop();
  Reflect.deleteProperty(navigator, 'connection');
});

const fetched = () => jest.mocked(fetch).mock.calls.map(([url]) => chunkOf(String(url)));
const saveData = (isOn: boolean) => Object.assign(navigator, { connection: { saveData: isOn } });

it.each([
  [false, [], ['runtime']],
  [false, ['voice', 'api'], ['runtime', 'voice', 'api']],
  [true, ['voice', 'api'], []],
])('an idle page fetches the runtime and the files of a press (Save-Data: %s, %j)', async (...row) => {
  const [isOn, ahead, files] = row;
  saveData(isOn);
  const { load } = startOn('<p>No slot</p>', 'now', ahead);
  await settle();
  await settle();
  expect(fetched()).toEqual(files);
  expect(load).not.toHaveBeenCalled();
});

describe('a choice that was made before the loader ran', () => {
  const radios = '<input type="radio" name="a" value="1" checked><input type="radio" name="a" value="2">';
  const list = (chosen: string) =>
    `<select><option value="1">1</option><option ${chosen} value="2">2</option></select>`;
  const choose = (value: string) => () => {
    for (const radio of document.querySelectorAll('input')) radio.checked = radio.value === value;
    for (const one of document.querySelectorAll('select')) one.value = value;
  };

  it.each([
    ['a radio button', radios, choose('2'), true],
    ['the rendered radio button', radios, choose('1'), false],
    ['a value of a list', list(''), choose('2'), true],
    ['the first value of a list that renders none', list(''), choose('1'), false],
    ['another value of a list', list('selected'), choose('1'), true],
    ['the rendered value of a list', list('selected'), choose('2'), false],
    ['a box without its tick', '<input type="checkbox" checked>', choose('none'), true],
  ])('has the api chunk fetched with the runtime if a value was changed: %s', async (_, html, change, isChanged) => {
    document.body.innerHTML = `<div data-product-scope="7">${html}</div>`;
    change();
    const page = document.body.firstElementChild!;
    startOn('');
    document.body.append(page);
    await settle();
    expect(fetched()).toEqual(isChanged ? ['api', 'runtime'] : ['runtime']);
  });

  it('has no api chunk fetched with Save-Data or outside of a product', async () => {
    for (const isOn of [true, false]) {
      saveData(isOn);
      startOn(isOn ? '<p data-product-scope="7"><input type="checkbox"></p>' : '<input type="checkbox">');
      document.querySelector('input')!.checked = true;
      await settle();
      expect(fetched()).toEqual(isOn ? [] : ['runtime']);
      window.storefrontWidgets?.stop();
    }
  });
});

/** A pointer event with a movement, which jsdom's events do not have. */
const move = (movementY: number, type = 'pointermove') =>
  Object.assign(new Event(type, { bubbles: true }), { movementX: 0, movementY });

describe('the first input of a shopper', () => {
  const slots = '<div data-widget="shout"></div><div data-widget="shout"></div>';

  it.each(['pointermove', 'keydown'])('has the files of a press fetched once, and runs none: %s', async (sign) => {
    saveData(false);
    const { load } = startOn(slots, 'interaction');
    document.body.dispatchEvent(move(1, sign));
    document.body.dispatchEvent(move(1));
    await settle();
    expect(fetched().sort()).toEqual(['api', 'runtime', 'voice']);
    expect(load).not.toHaveBeenCalled();
  });

  it('has the api chunk fetched before the group, because a choice calls the shop', async () => {
    saveData(false);
    startOn(slots, 'interaction');
    await settle();
    let arrive: (file: Response) => void = () => {};
    jest.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    document.body.dispatchEvent(move(1));
    await settle();
    expect(fetched()).toEqual(['runtime', 'api']);
    arrive(new Response(''));
    await settle();
    expect(fetched()).toEqual(['runtime', 'api', 'voice']);
  });

  it('has the groups fetched one after the other, so that they do not delay a choice', async () => {
    saveData(false);
    const arrivals: (() => void)[] = [];
    const fetchAhead = jest.fn((_: string) => new Promise<void>((resolve) => arrivals.push(resolve)));
    const fetchRuntime = async () => undefined;
    const slots = new Map(
      ['one', 'two'].map((group) => [document.createElement('p'), { element: document.body, group }]),
    );
    prefetch({ ahead: [] }, { fetchAhead, fetchRuntime, loadChunk: jest.fn() } as never, slots as never);
    document.body.dispatchEvent(move(1));
    for (const files of [['api'], ['api', 'one'], ['api', 'one', 'two']]) {
      await settle();
      expect(fetchAhead.mock.calls.flat()).toEqual(files);
      arrivals.at(-1)!();
    }
  });

  it.each([
    ['a pointermove event without movement', slots, 0, false, ['runtime']],
    ['one beside a hidden slot', '<div data-widget="shout" hidden></div>', 1, false, ['runtime']],
    ['one with Save-Data', slots, 1, true, []],
  ])('has nothing fetched if it is %s', async (_, html, movement, isSaving, files) => {
    saveData(isSaving);
    startOn(html, 'interaction');
    document.body.dispatchEvent(move(movement));
    await settle();
    expect(fetched()).toEqual(files);
  });
});

it('the first touch of a waiting slot loads its group and the api chunk together', async () => {
  const { loaded } = startOn('<div data-widget="shout"></div>', 'interaction');
  await settle();
  expect(loaded()).toEqual([]);
  document.querySelector('div')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  expect(loaded().sort()).toEqual(['api', 'voice']);
});

it('an idle page loads the vitals chunk if the page requests it', async () => {
  const { loaded } = startOn('<i data-widget-vitals="1"></i>');
  serveFiles('vitals');
  await settle();
  await settle();
  expect(loaded()).toEqual(['vitals']);
});

it.each(['', '<i data-widget-vitals="1"></i>'])('an idle page reports no lost files: %s', async (html) => {
  const { loaded } = startOn(html);
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new Error('no line')));
  await settle();
  await settle();
  expect(loaded()).toEqual([]);
});
