import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { closeDialog, openDialog, showAlert } from '../../../../../core/state/ui/dialogs';
import { dialog } from '../../../../../widgets/global/dialogs/dialog';
import { mountWidget } from '../../../../support/examples/mount-widget';
import { renderedExamples } from '../../../../support/examples/rendered-examples';
import { settle } from '../../../../support/jest/settle';
import { giveBoxes } from '../../../core/controls/give-boxes';
import { deferred } from '../../with-user';
import { giveDialogs } from '../give-dialogs';

beforeAll(giveDialogs);

const [quickView = '', alert = ''] = renderedExamples('dialog');

const lamp = '<h1 class="modal-header-title">Lamp</h1><input name="qty[]">';

const mount = async (dialogs: string) => {
  const mounted = await mountWidget(dialog, `<main><button id="opener">Open</button></main>${dialogs}`);
  const opener = document.querySelector<HTMLElement>('#opener')!;
  opener.focus();
  return { ...mounted, opener, modal: mounted.slot as HTMLDialogElement };
};

describe('a dialog under an overlay of another script', () => {
  beforeAll(giveBoxes);
  afterEach(() => {
    document.querySelector('#sheet')?.remove();
    jest.restoreAllMocks();
  });

  /** The watch for overlays looks at the page after a pause. */
  const seen = async () => {
    await new Promise((done) => setTimeout(done, 60));
    await settle();
  };
  const append = async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="sheet" style="position: fixed; z-index: 900" data-box="0 0 300 300"><button>Pay</button></div>',
    );
    await seen();
    return document.querySelector<HTMLElement>('#sheet')!;
  };
  const isInert = (element: HTMLElement) => element.inert === true;
  const isPageInert = () => isInert(document.querySelector('main')!);
  const escape = (target: Element) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    return seen();
  };
  const open = async () => {
    const mounted = await mount(quickView);
    void mounted.store.dispatch(openDialog({ name: 'quick-view', html: lamp }));
    await settle();
    const field = mounted.modal.querySelector('input')!;
    field.focus();
    return { ...mounted, field, showModal: jest.spyOn(mounted.modal, 'showModal') };
  };

  it('stays open with its focus, and is not modal until the overlay is gone', async () => {
    const { modal, field, showModal } = await open();
    expect(isPageInert()).toBe(false);
    const sheet = await append();
    expect([modal.open, modal.style.zIndex, isPageInert(), isInert(sheet)]).toEqual([true, '899', true, false]);
    expect(document.activeElement === field).toBe(true);
    expect(showModal).not.toHaveBeenCalled();
    sheet.remove();
    await seen();
    expect([modal.open, isPageInert(), document.activeElement === field]).toEqual([true, false, true]);
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('closes at Escape in the dialog, and has no style of it afterwards', async () => {
    const { modal, field, opener } = await open();
    await append();
    await escape(field);
    expect([modal.open, modal.style.length, isPageInert(), document.body.className]).toEqual([false, 0, false, '']);
    expect(document.activeElement).toBe(opener);
  });

  it('stays open at Escape in the overlay, and at one that closes the overlay', async () => {
    const { modal, field } = await open();
    const sheet = await append();
    await escape(sheet.querySelector('button')!);
    expect(modal.open).toBe(true);
    document.addEventListener('keydown', (event) => (sheet.remove(), event.preventDefault()), { once: true });
    await escape(field);
    expect(modal.open).toBe(true);
  });

  it('takes the focus from the overlay neither when its content arrives nor when it closes', async () => {
    const { store, modal } = await mount(quickView);
    const content = deferred<string>();
    void store.dispatch(openDialog({ name: 'quick-view', load: () => content.promise }));
    await settle();
    const pay = (await append()).querySelector('button')!;
    pay.focus();
    await content.resolve(lamp);
    expect([modal.textContent?.includes('Lamp'), document.activeElement === pay]).toEqual([true, true]);
    store.dispatch(closeDialog('quick-view'));
    await settle();
    expect([modal.open, document.activeElement === pay]).toEqual([false, true]);
  });

  it('is inert under another dialog that opens meanwhile, and both are modal again', async () => {
    const below = await mount(quickView + alert);
    below.slot.dataset.mounted = '';
    const { slot } = await mountWidget(dialog, undefined, { store: below.store });
    const above = slot as HTMLDialogElement;
    void below.store.dispatch(openDialog({ name: 'quick-view', html: lamp }));
    await settle();
    const sheet = await append();
    void below.store.dispatch(showAlert('Only two left'));
    await settle();
    expect([isInert(below.modal), isInert(above), above.open]).toEqual([true, false, true]);
    const spies = [below.modal, above].map((one) => jest.spyOn(one, 'showModal'));
    sheet.remove();
    await seen();
    expect([isInert(below.modal), ...spies.map((spy) => spy.mock.calls.length)]).toEqual([false, 1, 1]);
  });
});
