import { beforeAll, describe, expect, it } from '@jest/globals';
import { announce } from '../../../../../core/state/slices/ui-slice';
import { askConfirm, closeDialog, openDialog, showAlert } from '../../../../../core/state/ui/dialogs';
import { dialog } from '../../../../../widgets/global/dialogs/dialog';
import { mountWidget } from '../../../../support/examples/mount-widget';
import { renderedExamples } from '../../../../support/examples/rendered-examples';
import { settle } from '../../../../support/jest/settle';
import { deferred, withUser } from '../../with-user';
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
  const mounted = withUser(await mountWidget(dialog, page(dialogs)));
  const opener = document.querySelector<HTMLElement>('#opener')!;
  opener.focus();
  const request = async (html = lamp) => {
    void mounted.store.dispatch(openDialog({ name: 'quick-view', html }));
    await settle();
  };
  /** Requests a dialog whose content arrives later. */
  const requestLate = async () => {
    const { promise, resolve } = deferred<string>();
    void mounted.store.dispatch(openDialog({ name: 'quick-view', load: () => promise }));
    await settle();
    return () => resolve(lamp);
  };
  return { ...mounted, opener, request, requestLate, modal: mounted.slot as HTMLDialogElement };
};
const focused = () => document.activeElement;

type Mounted = Awaited<ReturnType<typeof mount>>;
const clickAt = (target: Element, type: string, x: number) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0 }));

describe('a dialog, when it is requested', () => {
  it('opens as soon as it is mounted, if it was requested before', async () => {
    const before = await mount(alert);
    before.unmount();
    void before.store.dispatch(showAlert('Sold out'));
    const { slot, part } = await mountWidget(dialog, page(alert), { store: before.store });
    expect([slot.hasAttribute('open'), part('message').textContent]).toEqual([true, 'Sold out']);
  });

  it('opens, takes its name from its heading, and focuses the heading', async () => {
    const { request, modal } = await mount(quickView);
    await request();
    const heading = modal.querySelector('h1')!;
    const classes = [modal.className, document.body.className];
    expect([modal.open, ...classes]).toEqual([true, 'modal modal--large open', 'has-activeModal']);
    expect([modal.getAttribute('aria-labelledby'), focused()]).toEqual([heading.id, heading]);
  });

  it('takes neither its name nor its focus from a dialog in its content', async () => {
    const { request, modal } = await mount(quickView);
    await request(`<h2 class="productView-title">Mug</h2>
      <dialog><h2 class="modal-header-title" tabindex="-1" autofocus>Buy more</h2></dialog>`);
    expect(document.getElementById(modal.getAttribute('aria-labelledby')!)?.textContent).toBe('Mug');
    expect(focused()?.textContent).toBe('Mug');
  });

  it('waits for its content under an overlay, with the focus on itself', async () => {
    const { requestLate, modal, part } = await mount(quickView);
    const arrive = await requestLate();
    const state = () => [part('overlay').hidden, modal.getAttribute('aria-busy'), focused()];
    expect(state()).toEqual([false, 'true', modal]);
    await arrive();
    expect(state()).toEqual([true, null, modal.querySelector('h1')]);
  });

  it('does not move the focus if the shopper has moved it before the content arrives', async () => {
    const { requestLate, modal } = await mount(quickView);
    const arrive = await requestLate();
    const close = modal.querySelector<HTMLElement>('.modal-close')!;
    close.focus();
    await arrive();
    expect(focused()).toBe(close);
  });
});

describe('a dialog, when the shopper closes it', () => {
  it('restores the page and its focus if it leaves the page while it is open', async () => {
    const { unmount, opener } = await open();
    unmount();
    await settle();
    expect([document.body.className, focused()]).toEqual(['', opener]);
  });

  const open = async () => {
    const mounted = await mount(quickView);
    await mounted.request();
    return mounted;
  };

  it('is empty and unnamed again, and returns the focus to its opener', async () => {
    const { modal, opener } = await open();
    // The browser closes the dialog like this at Escape.
    modal.close();
    await settle();
    expect([focused(), document.body.className]).toEqual([opener, '']);
    modal.removeAttribute('tabindex');
    expect(modal.outerHTML).toBe(quickView);
  });

  it('returns the focus to a button if a press has focused its ancestor instead, as in Safari', async () => {
    const { modal, opener, click } = await mount(quickView);
    document.querySelector<HTMLElement>('#shelf')!.focus();
    opener.dataset.revealId = 'modal';
    await click(opener);
    modal.close();
    await settle();
    expect(focused()).toBe(opener);
  });

  it('closes at a click on data-reveal-close in its content', async () => {
    const { modal, click } = await open();
    await click(modal.querySelector('[data-part="body"] [data-reveal-close]')!);
    expect(modal.open).toBe(false);
  });

  it('closes at a click on the backdrop, but not at a click inside', async () => {
    const { modal } = await open();
    for (const x of [0, 40]) {
      clickAt(modal, 'pointerdown', x);
      clickAt(modal, 'click', x);
      await settle();
      expect(modal.open).toBe(x === 0);
    }
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
    await below.request();
    below.slot.querySelector('input')!.focus();
    void below.store.dispatch(showAlert('Only two left'));
    await settle();
    const above = slot as HTMLDialogElement;
    return { ...below, above, ok: () => below.click(part('confirm')), isOpen: () => [below.modal.open, above.open] };
  };

  it('an alert is above a quick view, and returns the focus into it', async () => {
    const { modal, isOpen, ok } = await openBoth();
    expect(isOpen()).toEqual([true, true]);
    await ok();
    expect([...isOpen(), document.body.className]).toEqual([true, false, 'has-activeModal']);
    expect(focused()).toBe(modal.querySelector('input'));
  });

  it('an alert whose quick view was closed returns the focus to the opener of the quick view', async () => {
    const { store, modal, ok, opener } = await openBoth();
    store.dispatch(closeDialog('quick-view'));
    await settle();
    expect([modal.open, focused() === opener]).toEqual([false, false]);
    await ok();
    expect(focused()).toBe(opener);
  });

  it('only the topmost announces a sentence', async () => {
    const { store, modal, above, announced } = await openBoth();
    store.dispatch(announce('Out of stock', 'assertive'));
    await new Promise((done) => setTimeout(done, 200));
    const status = above.querySelector('[role="status"]')!;
    expect([status.textContent, status.getAttribute('aria-live')]).toEqual(['Out of stock', 'assertive']);
    expect([modal.querySelector('[role="status"]')!.textContent, announced()]).toEqual(['', []]);
  });
});

describe('an alert and a question', () => {
  it('show text as text, never as HTML', async () => {
    const { store, part } = await mount(alert);
    void store.dispatch(showAlert('<b>Sold out</b>'));
    await settle();
    expect([part('message').textContent, part('message').childElementCount]).toEqual(['<b>Sold out</b>', 0]);
  });

  it('have data-kind while they are open', async () => {
    const { store, modal } = await mount(alert);
    void store.dispatch(showAlert('Sold out'));
    await settle();
    expect(modal.dataset.kind).toBe('error');
    store.dispatch(closeDialog('alert'));
    await settle();
    expect(modal.hasAttribute('data-kind')).toBe(false);
  });

  it.each([
    ['yes at the confirm button', (widget: Mounted) => widget.part('confirm').click(), true],
    ['no at the cancel button, which the template focuses', () => (focused() as HTMLElement).click(), false],
    ['no at Escape', (widget: Mounted) => widget.modal.close(), false],
  ])('return %s', async (_, decide, result) => {
    const widget = await mount(confirm);
    const closed = widget.store.dispatch(askConfirm('Remove it?'));
    await settle();
    expect(focused()).toBe(widget.part('cancel'));
    decide(widget);
    expect(await closed).toBe(result);
    expect(widget.dialogs()).toEqual([]);
  });
});

describe('a dialog that the hash of a URL names', () => {
  it.each<[string, string, MouseEventInit, boolean]>([
    ['opens at a press on a link to it, without a new entry in the history', '#care', {}, true],
    ['leaves a link for a new tab to the browser', '#care', { ctrlKey: true }, false],
    ['leaves a link to another page to the browser', '/elsewhere/#care', {}, false],
  ])('%s', async (_, href, init, isOpened) => {
    const { click, opener, modal } = await mount(quickView.replace('<dialog', '$& data-hash="care"'));
    opener.outerHTML = `<a href="${href}">Care</a>`;
    const { length } = history;
    expect(await click(document.querySelector('main a')!, init)).toBe(!isOpened);
    expect([modal.open, history.length]).toEqual([isOpened, length]);
  });
});
