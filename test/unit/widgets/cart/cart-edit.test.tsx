import { describe, expect, it, jest } from '@jest/globals';
import { cartEdit } from '../../../../widgets/cart/cart-edit';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

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

describe('the control that opens the form of a cart line, before its code arrives', () => {
  it('leads to the product', () => {
    expect((printExample(cartEdit) as HTMLAnchorElement).pathname).toBe('/desk-lamp/');
  });
});

describe('the control that opens the form of a cart line, when it is mounted', () => {
  it('is marked as a control that opens a dialog', async () => {
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

  it('leaves the link to the browser for a new tab, and in a theme without the dialog', async () => {
    const { open, configure } = await mount('options');
    const isHandled = async (keys?: MouseEventInit) => {
      let handled = false;
      // Listens above the slot, and prevents the default, because jsdom cannot navigate.
      const noteOutcome = (event: Event) => {
        handled = event.defaultPrevented;
        event.preventDefault();
      };
      document.body.addEventListener('click', noteOutcome, { once: true });
      await open(keys);
      return handled;
    };
    expect(await isHandled({ ctrlKey: true })).toBe(false);
    document.querySelector('dialog')?.remove();
    expect(await isHandled()).toBe(false);
    expect(configure.mock.calls.length).toBe(0);
  });
});

describe('the control that opens the form of a cart line, when the shop refuses or fails', () => {
  it('shows an alert instead of an empty dialog', async () => {
    const { open, dialogs } = await mount('options', '');
    await open();
    expect(dialogs().map(({ name }) => name)).toEqual(['alert']);
    expect(complaints.splice(0)).toHaveLength(1);
  });
});
