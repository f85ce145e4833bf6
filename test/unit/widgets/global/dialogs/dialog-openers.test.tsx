import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dialog } from '../../../../../widgets/global/dialogs/dialog';
import { mountExample } from '../../../../support/examples/mount-example';
import { settle } from '../../../../support/jest/settle';
import { giveDialogs } from '../give-dialogs';

beforeAll(giveDialogs);

describe('an element with data-reveal-id', () => {
  it('opens its dialog at a click, not with Ctrl or if another script has cancelled it, also at the document', async () => {
    const { slot } = await mountExample(dialog, {
      around: (html) => `<button id="opener" data-reveal-id="modal">Open</button>${html}`,
    });
    const isOpenAfter = async (init: MouseEventInit = {}) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      document.getElementById('opener')!.dispatchEvent(click);
      await settle();
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
    const change = (slot: HTMLElement) => void (slot.dataset.hash = hash);
    const mounted = await mountExample(dialog, { change });
    await settle();
    const modal = mounted.slot as HTMLDialogElement;
    const close = async () => (modal.querySelector<HTMLElement>('[data-reveal-close]')!.click(), settle());
    return { ...mounted, modal, close };
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

  it('finds a hash that the browser encodes', async () => {
    const { modal } = await mount('/mug/#größe', 'größe');
    expect(modal.open).toBe(true);
  });

  it('keeps a hash that was put there since', async () => {
    const { close } = await mount('/mug/#write_review');
    location.hash = 'reviews';
    await settle();
    await close();
    expect(location.hash).toBe('#reviews');
  });

  it.each(['/mug/', '/mug/#', '/mug/#modal', '/mug/#write_reviews'])('does not open it at %s', async (url) => {
    const { modal } = await mount(url);
    expect(modal.open).toBe(false);
  });

  it('does not open a dialog without one', async () => {
    const { modal } = await mount('/mug/#', '');
    expect(modal.open).toBe(false);
  });
});
