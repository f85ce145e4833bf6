import { describe, expect, it } from '@jest/globals';
import { selectDialog } from '../../../../core/state/slices/ui-slice';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { wishlistForm } from '../../../../widgets/wishlist/wishlist-form';
import { printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { mountForm } from '../mount-form';

const confirm = '<dialog data-widget="dialog" data-name="confirm"></dialog>';

describe('the form of a wish list', () => {
  it('is checked by the browser before its code arrives', () => {
    expect((printExample(wishlistForm) as HTMLFormElement).checkValidity()).toBe(false);
  });

  it('deletes a list only when the shopper confirms', async () => {
    const { press, store, submitters } = await mountForm(wishlistForm, {
      // The first example names a list, the second one deletes it.
      example: 1,
      around: (html) => html + confirm,
      // The page of the examples has no list.
      change: ({ dataset }) => (dataset.question = 'Delete “Birthday”?'),
    });
    await press();
    expect(selectDialog(store.getState(), 'confirm')?.text).toBe('Delete “Birthday”?');
    expect(submitters).toEqual([]);
    store.dispatch(closeDialog('confirm', { confirmed: true }));
    await settle();
    expect(submitters).toHaveLength(1);
  });
});
