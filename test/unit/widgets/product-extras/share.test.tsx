import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { share } from '../../../../widgets/product-extras/share';
import { mountForUser } from '../with-user';

/** Presses the button twice in a browser that shares like this, and returns whether the list is open then. */
const press = async (respond?: () => Promise<void>) => {
  const shared = jest.fn((_data: ShareData) => respond!());
  if (respond) Object.assign(navigator, { share: shared });
  // A path instead of a URL, to show that the widget makes it absolute.
  const change = ({ dataset }: HTMLElement) => void (dataset.shareUrl = '/lamp/');
  const { part, click, slot } = await mountForUser(share, { change });
  const isOpen: boolean[] = [];
  for (let times = 0; times < 2; times += 1) {
    await click(part('open'));
    isOpen.push((slot as HTMLDetailsElement).open);
  }
  return { isOpen, shared: shared.mock.calls };
};
const fails = (name: string) => () => Promise.reject(new DOMException('no', name));

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('sharing', () => {
  it('stays a list of links if the browser cannot share', async () => {
    expect((await press()).isOpen).toEqual([true, false]);
  });

  it('opens the device’s own dialog if the browser has one, and nothing more if the shopper cancels', async () => {
    const { isOpen, shared } = await press(async () => undefined);
    const data = { title: 'Harbour Desk Lamp', url: 'http://shop.test/lamp/' };
    expect(isOpen).toEqual([false, false]);
    expect(shared).toEqual([[data], [data]]);
    expect((await press(fails('AbortError'))).isOpen).toEqual([false, false]);
  });

  it('opens the links if the device refuses, and closes them again', async () => {
    const { isOpen, shared } = await press(fails('NotAllowedError'));
    expect([isOpen, shared.length]).toEqual([[true, false], 1]);
  });
});
