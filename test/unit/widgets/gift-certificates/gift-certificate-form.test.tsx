import { describe, expect, it } from '@jest/globals';
import { selectDialog } from '../../../../core/state/slices/ui-slice';
import { giftCertificateForm } from '../../../../widgets/gift-certificates/gift-certificate-form';
import { printExample } from '../../../support/examples/mount-example';
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

const mount = async (beside = dialog) => {
  const mounted = await mountForm(giftCertificateForm, { around: (form) => form + beside, change: almostReady });
  const opened = () => selectDialog(mounted.store.getState(), 'gift-certificate-preview') !== undefined;
  const targets = () => mounted.submitters.map((button) => button?.getAttribute('formtarget') ?? null);
  return { ...mounted, targets, opened, name: mounted.part('control') as HTMLInputElement };
};

describe('a gift certificate, before its code arrives', () => {
  it('is previewed in a new tab', () => {
    const preview = printExample(giftCertificateForm).querySelector<HTMLButtonElement>('[data-part="preview"]');
    expect(preview?.formTarget).toBe('_blank');
  });
});

describe('a gift certificate, when the form is mounted', () => {
  it('is not previewed while something is missing', async () => {
    const { press, targets, opened, part } = await mount();
    await press('#gift-certificate-preview');
    expect(targets()).toEqual([]);
    expect(opened()).toBe(false);
    expect(part('problem').textContent).toBe('Please fill in: For: name');
  });

  it('is previewed in the dialog', async () => {
    const { press, targets, opened, name } = await mount();
    name.value = 'Grace';
    await press('#gift-certificate-preview');
    expect(targets()).toEqual(['gift-certificate-preview']);
    expect(opened()).toBe(true);
  });

  it('is previewed in a new tab if the theme has no dialog', async () => {
    const { press, targets, opened, name } = await mount('');
    name.value = 'Grace';
    await press('#gift-certificate-preview');
    expect(targets()).toEqual(['_blank']);
    expect(opened()).toBe(false);
  });

  it('is bought without a preview', async () => {
    const { press, targets, opened, name } = await mount();
    name.value = 'Grace';
    await press('#gift-certificate-submit');
    expect(targets()).toEqual([null]);
    expect(opened()).toBe(false);
  });
});
