import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { report } from '../../../../../core/errors/report';
import { ShopError } from '../../../../../core/errors/shop-error';
import { navigation } from '../../../../../core/page/navigation';
import { selectDialog } from '../../../../../core/state/slices/ui-slice';
import {
  askConfirm,
  closeDialog,
  hasDialog,
  observeDialogs,
  openDialog,
  showAlert,
} from '../../../../../core/state/ui/dialogs';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { deferred, printContext, storeWithCalls } from '../store-with-calls';

afterEach(() => {
  document.body.replaceChildren();
});

describe('a dialog', () => {
  it.each([
    [{ confirmed: true }, true],
    [undefined, false],
  ])('stays in the state until it is closed with %j, and resolves with %s', async (given, result) => {
    const store = storeWithCalls();
    const decision = store.dispatch(askConfirm('Sure?'));
    expect(selectDialog(store.getState(), 'confirm')).toMatchObject({ text: 'Sure?', status: 'loaded' });
    store.dispatch(closeDialog('confirm', given));
    expect(await decision).toBe(result);
    // Closed again, without an effect.
    store.dispatch(closeDialog('confirm'));
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it('waits for another dialog of its name, and opens over others', async () => {
    const store = storeWithCalls();
    const first = store.dispatch(showAlert('one'));
    void store.dispatch(showAlert('two'));
    void store.dispatch(openDialog({ name: 'quick-view', html: '<p></p>' }));
    expect(selectDialog(store.getState(), 'alert')?.text).toBe('one');
    expect(selectDialog(store.getState(), 'quick-view')).toMatchObject({ html: '<p></p>' });
    store.dispatch(closeDialog('alert'));
    await first;
    expect(selectDialog(store.getState(), 'alert')?.text).toBe('two');
  });

  it('is pending until its content has loaded', async () => {
    const content = deferred<string>();
    const store = storeWithCalls();
    const load = jest.fn(() => content.promise);
    void store.dispatch(openDialog({ name: 'quick-view', load }));
    await Promise.resolve();
    // The request is sent before the dialog opens, which restyles the page.
    expect(load.mock.calls.length).toBe(1);
    expect(selectDialog(store.getState(), 'quick-view')).toBeUndefined();
    await settle();
    expect(selectDialog(store.getState(), 'quick-view')).toMatchObject({ status: 'pending', html: '' });
    content.resolve('<p>view</p>');
    await settle();
    expect(selectDialog(store.getState(), 'quick-view')).toMatchObject({ status: 'loaded', html: '<p>view</p>' });
  });

  it('that is closed while it loads aborts its request, and the next one does not show the result', async () => {
    const content = deferred<string>();
    let signal: AbortSignal | undefined;
    const store = storeWithCalls();
    const load = (given: AbortSignal) => ((signal = given), content.promise);
    void store.dispatch(openDialog({ name: 'quick-view', load }));
    await settle();
    store.dispatch(closeDialog('quick-view'));
    expect(signal?.aborted).toBe(true);
    void store.dispatch(openDialog({ name: 'quick-view', load: () => deferred<string>().promise }));
    content.resolve('<p>old</p>');
    await settle();
    expect(selectDialog(store.getState(), 'quick-view')).toMatchObject({ status: 'pending' });
  });

  it('whose content does not load is closed, and an alert opens', async () => {
    printContext({ 'generic-error': 'Oops!' });
    const store = storeWithCalls();
    const load = () => Promise.reject(new ShopError('network', 'Network request failed'));
    expect(await store.dispatch(openDialog({ name: 'quick-view', load }))).toBe(false);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'Oops!' }]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('dialog "quick-view" failed: Network request')]);
  });
});

describe('the replacement for a missing dialog', () => {
  const dialogHtml = (name: string, status = '') =>
    `<dialog data-widget="dialog" data-name="${name}" ${status && `data-widget-status="${status}"`}></dialog>`;
  let alert: jest.SpiedFunction<typeof window.alert>;
  let stop = () => {};
  beforeEach(() => void (alert = jest.spyOn(window, 'alert').mockReturnValue()));
  afterEach(() => stop());

  const openWith = (html: string) => {
    document.body.innerHTML = html;
    const store = storeWithCalls();
    stop = observeDialogs(store);
    return store;
  };

  it('is window.alert or window.confirm', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
    const store = openWith('');
    await store.dispatch(showAlert('Only 2 left'));
    expect(alert.mock.calls).toEqual([['Only 2 left']]);
    expect(await store.dispatch(askConfirm('Sure?'))).toBe(true);
    expect(confirm.mock.calls).toEqual([['Sure?']]);
  });

  it('is used only when the code of the theme’s dialog does not load', async () => {
    const store = openWith(dialogHtml('alert'));
    const closed = store.dispatch(showAlert('Only 2 left'));
    expect(alert).not.toHaveBeenCalled();
    const element = document.querySelector('dialog')!;
    element.dataset.widgetStatus = 'failed';
    report({ kind: 'chunk', message: 'Loading chunk global failed', element });
    await closed;
    expect(alert).toHaveBeenCalledTimes(1);
    complaints.splice(0);
  });

  it('is used if the dialog is not mounted within three seconds', async () => {
    jest.useFakeTimers();
    const store = openWith(dialogHtml('alert', 'loading'));
    const closed = store.dispatch(showAlert('Only 2 left'));
    jest.advanceTimersByTime(2_000);
    void store.dispatch(showAlert('Only 1 left'));
    jest.advanceTimersByTime(999);
    expect(alert).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await closed;
    jest.advanceTimersByTime(60_000);
    expect(alert.mock.calls).toEqual([['Only 2 left'], ['Only 1 left']]);
  });

  it('is the cart page for the cart preview, and an alert, which confirms nothing, for other content', async () => {
    jest.useFakeTimers();
    printContext({ 'generic-error': 'Oops!', 'cart-url': '/cart.php' });
    const goTo = jest.spyOn(navigation, 'goTo').mockReturnValue();
    const store = openWith(dialogHtml('cart-preview', 'waiting') + dialogHtml('quick-view', 'mounted'));
    void store.dispatch(openDialog({ name: 'cart-preview' }));
    void store.dispatch(openDialog({ name: 'quick-view', html: '<p></p>' }));
    jest.advanceTimersByTime(3_000);
    expect([goTo.mock.calls, alert.mock.calls]).toEqual([[['/cart.php']], []]);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'quick-view' }]);

    document.querySelector<HTMLElement>('[data-name="quick-view"]')!.dataset.widgetStatus = 'loading';
    const confirmed = store.dispatch(openDialog({ name: 'quick-view' }));
    jest.advanceTimersByTime(3_000);
    expect([alert.mock.calls, await confirmed]).toEqual([[['Oops!'], ['Oops!']], false]);
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it.each([
    ['<dialog data-widget="dialog" data-name="alert"></dialog>', true],
    ['<dialog data-widget="alert"></dialog>', true],
    ['<dialog data-widget="dialog" data-name="alert" data-widget-status="failed"></dialog>', false],
    ['<dialog data-widget="dialog" data-name="confirm"></dialog>', false],
    ['<dialog data-name="alert"></dialog>', false],
  ])('depends on the slots of the page: %s', (html, has) => {
    document.body.innerHTML = html;
    expect(hasDialog('alert')).toBe(has);
  });
});
