import { describe, expect, it } from '@jest/globals';
import { wishlistForm } from '../../../../widgets/wishlist/wishlist-form';
import { mountForm } from '../mount-form';

const dialog = '<dialog data-widget="dialog" data-name="confirm"></dialog>';

describe('the form of a wish list', () => {
  it('deletes a list only when the shopper confirms', async () => {
    const { press, dialogs, confirm, submitters } = await mountForm(wishlistForm, {
      // The first example names a list, the second one deletes it.
      example: 1,
      around: (html) => html + dialog,
      // The page of the examples has no list.
      change: ({ dataset }) => (dataset.question = 'Delete “Birthday”?'),
    });
    await press();
    expect([dialogs(), submitters]).toEqual([['confirm: Delete “Birthday”?'], []]);
    await confirm(true);
    expect(submitters).toHaveLength(1);
  });
});
