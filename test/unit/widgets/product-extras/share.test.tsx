import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { share } from '../../../../widgets/product-extras/share';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

const giveShare = (respond: () => Promise<void>) => {
  const shared = jest.fn((_data: ShareData) => respond());
  Object.assign(navigator, { share: shared });
  return shared;
};

/** The example with a path instead of a URL, to show that the widget makes it absolute. */
const mount = async () => {
  const mounted = await mountExample(share, { change: ({ dataset }) => void (dataset.shareUrl = '/lamp/') });
  const list = mounted.slot as HTMLDetailsElement;
  const press = async () => {
    mounted.part('open').click();
    await settle();
    return list.open;
  };
  return { ...mounted, press };
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing, before its code arrives', () => {
  it('is a list of links that opens', () => {
    const list = printExample(share) as HTMLDetailsElement;
    list.querySelector('summary')?.click();
    expect(list.open).toBe(true);
    expect(list.querySelectorAll('a[href]').length).toBe(5);
  });
});

describe('sharing, when it is mounted', () => {
  it('stays a list of links if the browser cannot share', async () => {
    const { press } = await mount();
    expect(await press()).toBe(true);
    expect(await press()).toBe(false);
  });

  it('opens the device’s own dialog if the browser has one', async () => {
    const shared = giveShare(async () => undefined);
    const { press } = await mount();
    expect(await press()).toBe(false);
    expect(shared.mock.calls).toEqual([[{ title: 'Harbour Desk Lamp', url: 'http://shop.test/lamp/' }]]);
  });

  it('does nothing more if the shopper cancels', async () => {
    giveShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { press } = await mount();
    expect(await press()).toBe(false);
  });

  it('opens the links if the device refuses, and closes them again', async () => {
    const shared = giveShare(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
    const { press } = await mount();
    expect(await press()).toBe(true);
    expect(await press()).toBe(false);
    expect(shared.mock.calls.length).toBe(1);
  });
});
