import { describe, expect, it, jest } from '@jest/globals';
import { cartEdit } from '../../../../widgets/cart/cart-edit';
import { complaints } from '../../../support/jest/setup';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from './settle';

const dialog = '<dialog data-widget="dialog" data-name="cart-item"></dialog>';

const examples = { options: 0, wrapping: 1 };

const mount = async (
  kind: keyof typeof examples,
  content = '<form data-product-scope="[product]">[quantity]</form>',
) => {
  const configure = jest.fn((_id: string) => Promise.resolve({ data: null, content }));
  const options = jest.fn((_id: string) => Promise.resolve({ data: null, content }));
  const mounted = await mountExample(cartEdit, {
    example: examples[kind],
    around: (html) => html + dialog,
    api: { product: { configure } as never, giftWrapping: { options } as never },
  });
  const open = async (keys: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    mounted.slot.dispatchEvent(event);
    await settle();
    return event;
  };
  return { ...mounted, configure, options, open, dialogs: () => mounted.store.getState().ui.dialogs };
};

describe('what opens the form of a line, before its code arrives', () => {
  it('leads to the product', () => {
    expect((printExample(cartEdit) as HTMLAnchorElement).pathname).toBe('/desk-lamp/');
  });
});

describe('what opens the form of a line, when it is mounted', () => {
  it('says that it opens a dialog', async () => {
    const { slot } = await mount('options');
    expect(slot.getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('shows the form of the options, for its product', async () => {
    const { open, configure, options, dialogs } = await mount('options');
    expect((await open()).defaultPrevented).toBe(true);
    expect(configure.mock.calls[0]?.[0]).toBe('a1b2');
    expect(options.mock.calls.length).toBe(0);
    expect(dialogs()).toMatchObject([
      { name: 'cart-item', status: 'loaded', html: '<form data-product-scope="77">[quantity]</form>' },
    ]);
  });

  it('shows the form of the gift wrapping', async () => {
    const { open, configure, options } = await mount('wrapping');
    await open();
    expect(configure.mock.calls.length).toBe(0);
    expect(options.mock.calls[0]?.[0]).toBe('a1b2');
  });

  it('leaves the link to the browser in a new tab, and in a theme without the dialog', async () => {
    const { open, configure } = await mount('options');
    const isTaken = async (keys?: MouseEventInit) => {
      let taken = false;
      // Listens above the slot, and prevents the default, because jsdom cannot navigate.
      const noteOutcome = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      document.body.addEventListener('click', noteOutcome, { once: true });
      await open(keys);
      return taken;
    };
    expect(await isTaken({ ctrlKey: true })).toBe(false);
    document.querySelector('dialog')?.remove();
    expect(await isTaken()).toBe(false);
    expect(configure.mock.calls.length).toBe(0);
  });
});

describe('what opens the form of a line, when the shop says no', () => {
  it('says so instead of showing an empty dialog', async () => {
    const { open, dialogs } = await mount('options', '');
    await open();
    expect(dialogs().map(({ name }) => name)).toEqual(['alert']);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
