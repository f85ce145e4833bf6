import { describe, expect, it } from '@jest/globals';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { selectDialog } from '../../../../core/state/slices/ui-slice';
import { wishlistForm } from '../../../../widgets/wishlist/wishlist-form';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { turn } from '../global/turn';

/** The numbers of the partial's examples: the form that names a list, and the one that deletes it. */
const naming = 0;
const deleting = 1;
const confirm = '<dialog data-widget="dialog" data-name="confirm"></dialog>';

const mount = async (example: number) => {
  const mounted = await mountExample(wishlistForm, {
    example,
    around: (html) => html + confirm,
    // The page of the examples has no list.
    change: ({ dataset }) => (dataset.question &&= 'Delete “Birthday”?'),
  });
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
    expect(printExample(wishlistForm)).toBeInstanceOf(HTMLFormElement);
    expect(document.querySelector('form')!.checkValidity()).toBe(false);
  });
});

describe('the form of a wish list, when it is mounted', () => {
  it.each([
    ['', 'You must enter a wish list name.'],
    ['   ', 'You must enter a wish list name.'],
    ['Birthday', ''],
    ['<b>', ''],
  ])('takes the name %j or says why not', async (name, said) => {
    const { press, part, sent } = await mount(naming);
    (part('control') as HTMLInputElement).value = name;
    await press();
    expect(part('problem').textContent).toEqual(said);
    expect(sent.length).toEqual(said ? 0 : 1);
  });

  it('deletes a list only when the shopper says yes', async () => {
    const { press, store, sent } = await mount(deleting);
    await press();
    expect(selectDialog(store.getState(), 'confirm')?.text).toBe('Delete “Birthday”?');
    expect(sent).toEqual([]);
    store.dispatch(closeDialog('confirm', true));
    await turn();
    expect(sent).toHaveLength(1);
  });
});
