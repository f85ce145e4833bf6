import { describe, expect, it } from '@jest/globals';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { selectDialog } from '../../../../core/state/ui/ui-slice';
import { wishlistForm } from '../../../../widgets/wishlist/wishlist-form';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

const nameForm = `
  <form action="/wishlist.php" data-widget="wishlist-form" data-summary="" data-question="">
    <div data-part="field"><input name="wishlistname" required data-part="control">
      <p role="alert" data-part="problem" data-required-message="Give it a name"></p></div>
    <button>Save</button>
  </form>`;
const deleteForm = `
  <form action="/wishlist.php" data-widget="wishlist-form" data-summary="" data-question="Delete “Birthday”?">
    <button>Delete</button>
  </form>
  <dialog data-widget="dialog" data-name="confirm"></dialog>`;

const mount = async (html: string) => {
  const mounted = await mountWidget(wishlistForm, html);
  const sent: unknown[] = [];
  document.body.onsubmit = (event) => {
    if (!event.defaultPrevented) sent.push(1);
    event.preventDefault();
  };
  const press = async () => {
    mounted.slot.querySelector('button')!.click();
    await turn();
  };
  return { ...mounted, sent, press };
};

describe('the form of a wish list, before its code arrives', () => {
  it('is checked by the browser', () => {
    document.body.innerHTML = nameForm;
    expect(document.querySelector('form')!.checkValidity()).toBe(false);
  });
});

describe('the form of a wish list, when it is mounted', () => {
  it.each([
    ['', 'Give it a name'],
    ['   ', 'Give it a name'],
    ['Birthday', ''],
    ['<b>', ''],
  ])('takes the name %j or says why not', async (name, said) => {
    const { press, part, sent } = await mount(nameForm);
    (part('control') as HTMLInputElement).value = name;
    await press();
    expect([part('problem').textContent, sent.length]).toEqual([said, said ? 0 : 1]);
  });

  it('deletes a list only when the shopper says yes', async () => {
    const { press, store, sent } = await mount(deleteForm);
    await press();
    expect([selectDialog(store.getState(), 'confirm')?.text, sent]).toEqual(['Delete “Birthday”?', []]);
    store.dispatch(closeDialog('confirm', true));
    await turn();
    expect(sent).toHaveLength(1);
  });
});
