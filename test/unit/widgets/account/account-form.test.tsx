import { describe, expect, it } from '@jest/globals';
import { closeDialog } from '../../../../core/state/ui/dialogs';
import { accountForm } from '../../../../widgets/account/account-form';
import { printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { mountForm } from '../mount-form';

const confirm = '<dialog data-widget="dialog" data-name="confirm"></dialog>';

describe('a form of the account', () => {
  it('is checked and posted by the browser before its code arrives', () => {
    const message = printExample(accountForm, { example: 1 }) as HTMLFormElement;
    expect(message.method).toBe('post');
    expect(message.checkValidity()).toBe(false);
  });

  it('deletes nothing before the shopper confirms', async () => {
    const { press, submitters, store } = await mountForm(accountForm, { around: (html) => html + confirm });
    await press();
    expect(submitters).toEqual([]);
    store.dispatch(closeDialog('confirm', { confirmed: true }));
    await settle();
    expect(submitters).toHaveLength(1);
  });

  it('reorders nothing before a box is checked, wherever the box is', async () => {
    const box = '<input type="checkbox" form="reorder" name="reorderitem[1]" value="1">';
    const alert = '<dialog data-widget="dialog" data-name="alert"></dialog>';
    const { press, submitters, store } = await mountForm(accountForm, {
      example: 4,
      around: (html) => `${box}${html}${alert}`,
      change: (slot) => {
        slot.id = 'reorder';
        slot.dataset['unchosen'] = 'Choose an item.';
        slot.querySelector('[data-part="field"]')?.remove();
      },
    });
    await press();
    expect(submitters).toEqual([]);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'Choose an item.' }]);
    document.querySelector<HTMLInputElement>('[form]')!.checked = true;
    await press();
    expect(submitters).toHaveLength(1);
  });
});
