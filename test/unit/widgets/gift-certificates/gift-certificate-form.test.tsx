import { describe, expect, it } from '@jest/globals';
import { selectDialog } from '../../../../core/state/slices/ui-slice';
import { giftCertificateForm } from '../../../../widgets/gift-certificates/gift-certificate-form';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

const html = (dialog = '<dialog data-widget="dialog" data-name="gift-certificate-preview"></dialog>') => `
  <form action="/giftcertificates.php" data-widget="gift-certificate-form" data-summary="Please check: [problems]">
    <div data-part="field"><input name="to_name" required data-part="control">
      <p role="alert" data-part="problem" data-required-message="For whom?"></p></div>
    <button id="buy">Buy</button>
    <button id="preview" formtarget="_blank" data-part="preview">Preview</button>
  </form>${dialog}`;

const mount = async (markup = html()) => {
  const mounted = await mountWidget(giftCertificateForm, markup);
  const targets: (string | null)[] = [];
  document.body.onsubmit = (event) => {
    if (!event.defaultPrevented) targets.push((event as SubmitEvent).submitter?.getAttribute('formtarget') ?? null);
    event.preventDefault();
  };
  const press = async (id: string) => {
    document.getElementById(id)!.click();
    await turn();
  };
  const opened = () => selectDialog(mounted.store.getState(), 'gift-certificate-preview') !== undefined;
  return { ...mounted, targets, press, opened, name: mounted.part('control') as HTMLInputElement };
};

describe('a gift certificate, before its code arrives', () => {
  it('is previewed in a tab of its own', () => {
    document.body.innerHTML = html();
    expect(document.querySelector<HTMLButtonElement>('#preview')?.formTarget).toBe('_blank');
  });
});

describe('a gift certificate, when the form is mounted', () => {
  it('is not previewed while something is missing', async () => {
    const { press, targets, opened, part } = await mount();
    await press('preview');
    expect([targets, opened(), part('problem').textContent]).toEqual([[], false, 'For whom?']);
  });

  it('is previewed in the dialog', async () => {
    const { press, targets, opened, name } = await mount();
    name.value = 'Grace';
    await press('preview');
    expect([targets, opened()]).toEqual([['gift-certificate-preview'], true]);
  });

  it('is previewed in a tab where the theme has no dialog', async () => {
    const { press, targets, opened, name } = await mount(html(''));
    name.value = 'Grace';
    await press('preview');
    expect([targets, opened()]).toEqual([['_blank'], false]);
  });

  it('is bought without a preview', async () => {
    const { press, targets, opened, name } = await mount();
    name.value = 'Grace';
    await press('buy');
    expect([targets, opened()]).toEqual([[null], false]);
  });
});
