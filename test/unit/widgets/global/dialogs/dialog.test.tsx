import { beforeAll, describe, expect, it } from '@jest/globals';
import { announce } from '../../../../../core/state/ui/announce';
import { askConfirm, closeDialog, openDialog, showAlert } from '../../../../../core/state/ui/dialogs';
import { dialog } from '../../../../../widgets/global/dialogs/dialog';
import { mountWidget } from '../../../../support/examples/mount-widget';
import { renderedExamples } from '../../../../support/examples/rendered-examples';
import { settle } from '../../../../support/jest/settle';
import { giveDialogs } from '../give-dialogs';

beforeAll(giveDialogs);

/** An example, serialised as by the browser. */
const example = (number: number): string => {
  const template = document.createElement('template');
  template.innerHTML = renderedExamples('dialog')[number]!.trim();
  return template.innerHTML;
};
const [quickView, alert, confirm] = [example(0), example(1), example(2)];
const page = (dialogs: string) =>
  `<main><section tabindex="-1" id="shelf"><button id="opener">Open</button></section></main>${dialogs}`;

const lamp = '<h1 class="modal-header-title">Lamp</h1><input name="qty[]"><button data-reveal-close>Done</button>';

const mount = async (dialogs: string) => {
  const mounted = await mountWidget(dialog, page(dialogs));
  const opener = document.querySelector<HTMLElement>('#opener')!;
  opener.focus();
  return { ...mounted, opener, modal: mounted.slot as HTMLDialogElement };
};

type Mounted = Awaited<ReturnType<typeof mount>>;
const clickAt = (target: Element, type: string, x: number) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0 }));

describe('a dialog, before its code arrives', () => {
  it('opens as soon as it is mounted, if it was requested meanwhile', async () => {
    const before = await mount(alert);
    before.unmount();
    void before.store.dispatch(showAlert('Sold out'));
    const { store } = before;
    const { slot, part } = await mountWidget(dialog, page(alert), { store });
    expect([slot.hasAttribute('open'), part('message').textContent]).toEqual([true, 'Sold out']);
  });
});

describe('a dialog, when it is mounted', () => {
  it('is closed, as the server rendered it', async () => {
    const { slot } = await mount(quickView);
    expect(slot.outerHTML).toBe(quickView);
  });
});

describe('a dialog, when it is requested', () => {
  it('opens, takes its name from its heading, and focuses the heading', async () => {
    const { store, modal } = await mount(quickView);
    void store.dispatch(openDialog({ name: 'quick-view', html: lamp }));
    await settle();
    const heading = modal.querySelector('h1')!;
    const classes = [modal.className, document.body.className];
    expect([modal.open, ...classes]).toEqual([true, 'modal modal--large open', 'has-activeModal']);
    expect([modal.getAttribute('aria-labelledby'), document.activeElement === heading]).toEqual([heading.id, true]);
  });

  it('takes neither its name nor its focus from a dialog in its content', async () => {
    const { store, modal } = await mount(quickView);
    const html = `<h2 class="productView-title">Mug</h2>
      <dialog><h2 class="modal-header-title" tabindex="-1" autofocus>Buy more</h2></dialog>`;
    void store.dispatch(openDialog({ name: 'quick-view', html }));
    await settle();
    expect(document.getElementById(modal.getAttribute('aria-labelledby')!)?.textContent).toBe('Mug');
    expect(document.activeElement?.textContent).toBe('Mug');
  });

  it('waits for its content under an overlay, with the focus on itself', async () => {
    const { store, modal, part } = await mount(quickView);
    let arrive = (_html: string) => {};
    const load = () => new Promise<string>((resolve) => (arrive = resolve));
    void store.dispatch(openDialog({ name: 'quick-view', load }));
    await settle();
    expect([part('overlay').hidden, modal.getAttribute('aria-busy')]).toEqual([false, 'true']);
    expect(document.activeElement).toBe(modal);
    arrive(lamp);
    await settle();
    expect([part('overlay').hidden, modal.hasAttribute('aria-busy')]).toEqual([true, false]);
    expect(document.activeElement).toBe(modal.querySelector('h1'));
  });

  it('does not move the focus if the shopper has moved it before the content arrives', async () => {
    const { store, modal } = await mount(quickView);
    let arrive = (_html: string) => {};
    const load = () => new Promise<string>((resolve) => (arrive = resolve));
    void store.dispatch(openDialog({ name: 'quick-view', load }));
    await settle();
    const close = modal.querySelector<HTMLElement>('.modal-close')!;
    close.focus();
    arrive(lamp);
    await settle();
    expect(document.activeElement).toBe(close);
  });
});

describe('a dialog, when the shopper closes it', () => {
  const open = async () => {
    const mounted = await mount(quickView);
    void mounted.store.dispatch(openDialog({ name: 'quick-view', html: lamp }));
    await settle();
    return mounted;
  };

  it('is empty and unnamed again, and returns the focus to its opener', async () => {
    const { modal, opener } = await open();
    // The browser closes the dialog like this at Escape.
    modal.close();
    await settle();
    expect([document.activeElement === opener, document.body.className]).toEqual([true, '']);
    modal.removeAttribute('tabindex');
    expect(modal.outerHTML).toBe(quickView);
  });

  it('returns the focus to a button if a press has focused its ancestor instead, as in Safari', async () => {
    const { modal, opener } = await mount(quickView);
    document.querySelector<HTMLElement>('#shelf')!.focus();
    opener.dataset.revealId = 'modal';
    opener.click();
    await settle();
    modal.close();
    await settle();
    expect(document.activeElement).toBe(opener);
  });

  it('closes at a click on data-reveal-close, also in its content', async () => {
    const { modal } = await open();
    modal.querySelector<HTMLElement>('[data-part="body"] [data-reveal-close]')!.click();
    await settle();
    expect(modal.open).toBe(false);
  });

  it('closes at a click on the backdrop, but not at a click inside', async () => {
    const { modal } = await open();
    clickAt(modal, 'pointerdown', 0);
    clickAt(modal, 'click', 0);
    await settle();
    expect(modal.open).toBe(true);
    clickAt(modal, 'pointerdown', 40);
    clickAt(modal, 'click', 40);
    await settle();
    expect(modal.open).toBe(false);
  });

  it('stays open when a selection of text ends outside', async () => {
    const { modal } = await open();
    clickAt(modal.querySelector('h1')!, 'pointerdown', 0);
    clickAt(modal, 'click', 40);
    await settle();
    expect(modal.open).toBe(true);
  });
});

describe('dialogs over one another', () => {
  const openBoth = async () => {
    const below = await mount(quickView + alert);
    below.slot.dataset.mounted = '';
    const { slot, part } = await mountWidget(dialog, undefined, { store: below.store });
    void below.store.dispatch(openDialog({ name: 'quick-view', html: lamp }));
    await settle();
    below.slot.querySelector('input')!.focus();
    void below.store.dispatch(showAlert('Only two left'));
    await settle();
    return { ...below, above: slot as HTMLDialogElement, ok: part('confirm') };
  };

  it('an alert is above a quick view, and returns the focus into it', async () => {
    const { modal, above, ok } = await openBoth();
    expect([modal.open, above.open]).toEqual([true, true]);
    ok.click();
    await settle();
    expect([modal.open, above.open, document.body.className]).toEqual([true, false, 'has-activeModal']);
    expect(document.activeElement).toBe(modal.querySelector('input'));
  });

  it('an alert whose quick view was closed returns the focus to the opener of the quick view', async () => {
    const { store, modal, ok, opener } = await openBoth();
    store.dispatch(closeDialog('quick-view'));
    await settle();
    expect(modal.open).toBe(false);
    expect(document.activeElement).not.toBe(opener);
    ok.click();
    await settle();
    expect(document.activeElement).toBe(opener);
  });

  it('a second alert waits for the first', async () => {
    const { store, ok, above } = await openBoth();
    void store.dispatch(showAlert('None left'));
    await settle();
    expect(above.textContent).toContain('Only two left');
    ok.click();
    await settle();
    expect([above.open, above.textContent?.includes('None left')]).toEqual([true, true]);
  });

  it('only the topmost announces a sentence', async () => {
    const { store, modal, above } = await openBoth();
    store.dispatch(announce('Out of stock', 'assertive'));
    await new Promise((done) => setTimeout(done, 200));
    const status = above.querySelector('[role="status"]')!;
    expect([status.textContent, status.getAttribute('aria-live')]).toEqual(['Out of stock', 'assertive']);
    expect(modal.querySelector('[role="status"]')!.textContent).toBe('');
    expect(store.getState().ui.announcements).toEqual([]);
  });
});

describe('an alert and a question', () => {
  it('show text as text, never as HTML', async () => {
    const { store, part } = await mount(alert);
    void store.dispatch(showAlert('<img src=x onerror=alert(1)>'));
    await settle();
    expect(part('message').textContent).toBe('<img src=x onerror=alert(1)>');
    expect(part('message').children).toHaveLength(0);
  });

  it.each<[string, string, (store: Mounted['store']) => unknown]>([
    ['error', alert, ({ dispatch }) => dispatch(showAlert('Sold out'))],
    ['warning', alert, ({ dispatch }) => dispatch(showAlert('Choose two', 'warning'))],
    ['warning', confirm, ({ dispatch }) => dispatch(askConfirm('Remove it?'))],
  ])('have data-kind="%s" while they are open', async (kind, html, ask) => {
    const { store, modal } = await mount(html);
    void ask(store);
    await settle();
    expect(modal.dataset.kind).toBe(kind);
    store.dispatch(closeDialog(modal.dataset.name!));
    await settle();
    expect(modal.hasAttribute('data-kind')).toBe(false);
  });

  it('focus the element with autofocus in the template', async () => {
    const { store, part } = await mount(confirm);
    void store.dispatch(askConfirm('Remove it?'));
    await settle();
    expect(document.activeElement).toBe(part('cancel'));
  });

  it.each([
    ['yes at the confirm button', (widget: Mounted) => widget.part('confirm').click(), true],
    ['no at the cancel button', (widget: Mounted) => widget.part('cancel').click(), false],
    ['no at Escape', (widget: Mounted) => widget.modal.close(), false],
  ])('return %s', async (_, decide, result) => {
    const widget = await mount(confirm);
    const closed = widget.store.dispatch(askConfirm('Remove it?'));
    await settle();
    decide(widget);
    expect(await closed).toBe(result);
    expect(widget.store.getState().ui.dialogs).toEqual([]);
  });
});

describe('a dialog that leaves the page while it is open', () => {
  it('restores the page and its focus', async () => {
    const { store, unmount, opener } = await mount(quickView);
    void store.dispatch(openDialog({ name: 'quick-view', html: lamp }));
    await settle();
    unmount();
    await settle();
    expect(document.body.className).toBe('');
    expect(document.activeElement).toBe(opener);
  });
});
