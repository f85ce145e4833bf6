import { afterEach, expect, it, jest } from '@jest/globals';
import { settle, startOn } from './page-with-bundle';

afterEach(() => {
  window.storefrontWidgets?.stop();
  Reflect.deleteProperty(navigator, 'connection');
});

it.each([
  [false, ['runtime.js']],
  [true, []],
])('an idle page fetches the runtime and runs nothing, unless the browser saves data: %s', async (saveData, files) => {
  Object.assign(navigator, { connection: { saveData } });
  const { load } = startOn('<p>No slot</p>');
  await settle();
  await settle();
  expect(jest.mocked(fetch).mock.calls.map(([url]) => String(url).split('/').at(-1))).toEqual(files);
  expect(load).not.toHaveBeenCalled();
});
