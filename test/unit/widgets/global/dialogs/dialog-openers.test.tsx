import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dialog } from '../../../../../widgets/global/dialogs/dialog';
import { settle } from '../../../../support/jest/settle';
import { mountForUser } from '../../with-user';
import { giveDialogs } from '../give-dialogs';

beforeAll(giveDialogs);

describe('an element with data-reveal-id', () => {
  it('opens its dialog at a click, not with Ctrl or if another script has cancelled it, also at the document', async () => {
    const { slot, click } = await mountForUser(dialog, {
      around: (html) => `<button id="opener" data-reveal-id="modal">Open</button>${html}`,
    });
    const isOpenAfter = async (init: MouseEventInit = {}) => {
      await click(document.getElementById('opener')!, init);
      return (slot as HTMLDialogElement).open;
    };
    expect(await isOpenAfter({ ctrlKey: true })).toBe(false);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    expect(await isOpenAfter()).toBe(false);
    expect(await isOpenAfter()).toBe(true);
  });
});

describe('a URL that ends in the hash of a dialog', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  const mount = async (url: string, hash = 'write_review') => {
    history.replaceState({ theirs: 1 }, '', url);
    const mounted = await mountForUser(dialog, { change: (slot) => void (slot.dataset.hash = hash) });
    await settle();
    const modal = mounted.slot as HTMLDialogElement;
    return { modal, close: () => mounted.click(modal.querySelector('[data-reveal-close]')!) };
  };

  it('opens it at the mount, and loses the hash when it closes', async () => {
    const { modal, close } = await mount('/mug/?page=2#write_review');
    expect(modal.open).toBe(true);
    await close();
    expect([modal.open, location.pathname + location.search + location.hash]).toEqual([false, '/mug/?page=2']);
    expect(history.state).toEqual({ theirs: 1 });
  });

  it('opens it each time that a link leads to it, once', async () => {
    const { modal, close } = await mount('/mug/');
    for (let round = 0; round < 2; round += 1) {
      location.hash = 'write_review';
      await settle();
      window.dispatchEvent(new Event('hashchange'));
      await settle();
      expect(modal.open).toBe(true);
      await close();
      expect(modal.open).toBe(false);
    }
  });

  it('keeps a hash that was put there since', async () => {
    const { close } = await mount('/mug/#write_review');
    location.hash = 'reviews';
    await settle();
    await close();
    expect(location.hash).toBe('#reviews');
  });

  it.each([
    // The browser encodes it.
    ['/mug/#größe', 'größe', true],
    ['/mug/#', 'write_review', false],
    ['/mug/#write_reviews', 'write_review', false],
    ['/mug/#', '', false],
  ])('opens at %s the dialog of %j: %s', async (url, hash, isOpen) => {
    expect((await mount(url, hash)).modal.open).toBe(isOpen);
  });
});
