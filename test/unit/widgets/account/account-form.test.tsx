import { describe, expect, it } from '@jest/globals';
import { accountForm } from '../../../../widgets/account/account-form';
import { mountForm } from '../mount-form';

describe('a form of the account', () => {
  it('deletes nothing before the shopper confirms', async () => {
    const dialog = '<dialog data-widget="dialog" data-name="confirm"></dialog>';
    const { press, submitters, confirm } = await mountForm(accountForm, { around: (html) => html + dialog });
    await press();
    expect(submitters).toEqual([]);
    await confirm(true);
    expect(submitters).toHaveLength(1);
  });

  it('reorders nothing before a box is checked, wherever the box is', async () => {
    const box = '<input type="checkbox" form="reorder" name="reorderitem[1]" value="1">';
    const alert = '<dialog data-widget="dialog" data-name="alert"></dialog>';
    const { press, submitters, dialogs } = await mountForm(accountForm, {
      example: 4,
      around: (html) => `${box}${html}${alert}`,
      change: (slot) => {
        slot.id = 'reorder';
        slot.dataset['unchosen'] = 'Choose an item.';
        slot.querySelector('[data-part="field"]')?.remove();
      },
    });
    await press();
    expect([submitters, dialogs()]).toEqual([[], ['alert: Choose an item.']]);
    document.querySelector<HTMLInputElement>('[form]')!.checked = true;
    await press();
    expect(submitters).toHaveLength(1);
  });
});
