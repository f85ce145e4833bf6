import { describe, expect, it } from '@jest/globals';
import { giftCertificateForm } from '../../../../widgets/gift-certificates/gift-certificate-form';
import { mountForm } from '../mount-form';

const dialog = '<dialog data-widget="dialog" data-name="gift-certificate-preview"></dialog>';

/** Adds the shop's amounts, which the example lacks, and all answers except the name. */
const almostReady = (slot: HTMLElement) => {
  slot.querySelector('select')!.innerHTML = '<option value="25">$25.00</option>';
  const values = { to_email: 'grace@example.com', from_name: 'Ada', from_email: 'ada@example.com' };
  for (const [id, value] of Object.entries(values)) {
    slot.querySelector<HTMLInputElement>(`#${id}`)!.defaultValue = value;
  }
  slot.querySelector<HTMLInputElement>('#agree2')!.defaultChecked = true;
};

/** Presses a button of the form, and returns the targets of what is sent, and the dialogs that open. */
const press = async (button: string, name = 'Grace', beside = dialog) => {
  const mounted = await mountForm(giftCertificateForm, { around: (form) => form + beside, change: almostReady });
  (mounted.part('control') as HTMLInputElement).value = name;
  await mounted.press(`#gift-certificate-${button}`);
  const targets = mounted.submitters.map((sender) => sender?.getAttribute('formtarget') ?? null);
  return { ...mounted, sent: [targets, mounted.dialogs()] };
};

describe('a gift certificate', () => {
  it('is not previewed while something is missing', async () => {
    const { sent, part } = await press('preview', '');
    expect([sent, part('problem').textContent]).toEqual([[[], []], 'Please fill in: For: name']);
  });

  it('is previewed in the dialog, or in a new tab if the theme has none, and bought without a preview', async () => {
    expect((await press('preview')).sent).toEqual([['gift-certificate-preview'], ['gift-certificate-preview']]);
    expect((await press('preview', 'Grace', '')).sent).toEqual([['_blank'], []]);
    expect((await press('submit')).sent).toEqual([[null], []]);
  });
});
