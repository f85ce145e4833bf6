import { appendForeignBox } from '../../support/driver/foreign-box';
import { expectSame } from '../expect-same';
import type { Journey } from '../journey';
import type { Tab } from '../tab';

const opener = '.card a >> Quick view: Harbour Desk Lamp';
const over = { inset: '10%' };

const presses = (tab: Tab, id: string) =>
  tab.read((which) => Number(document.getElementById(which)?.dataset.presses ?? 0), id);
const press = async (tab: Tab, id: string) => {
  await tab.click(`#${id}-button`);
  await tab.until(`the button of #${id} was pressed`, (which) => document.getElementById(which)?.dataset.presses, id);
};
const untilModal = (tab: Tab, selector: string, isModal: boolean) =>
  tab.until(
    `${selector} is ${isModal ? '' : 'not '}modal`,
    (given) => {
      const dialog = document.querySelector<HTMLDialogElement>(given.selector);
      return dialog?.open && dialog.matches(':modal') === given.isModal;
    },
    { selector, isModal },
  );
const remove = (tab: Tab, id: string) => tab.read((which) => document.getElementById(which)?.remove(), id);
/** What must stay while the dialog leaves the top layer and comes back; it runs on the page. */
const stateOfDialog = () => {
  const body = document.querySelector('#modal .modal-body, #modal [data-part="body"]');
  const { left, top, width, height } = document.querySelector('#modal')!.getBoundingClientRect();
  return {
    box: [left, top, width, height].map(Math.round),
    focus: document.activeElement?.getAttribute('name'),
    value: document.querySelector<HTMLInputElement>('#modal [name="qty[]"]')?.value,
    isSameContent: (body as (Element & { mark?: boolean }) | null)?.mark === true,
    isPageInert: document.querySelector('main')?.matches('[inert]') || document.querySelector('#modal:modal') !== null,
    // WebKit scrolls the field that has the focus again by some pixels.
    isScrolled: [...document.querySelectorAll('#modal *')].some(({ scrollTop }) => scrollTop > 20),
  };
};

export const overlaysOverDialogs: Journey = {
  name: 'an overlay of another script over a dialog can be pressed, and the dialog stays',
  go: async ({ tab }) => {
    await tab.open('/lighting/');
    await tab.read(appendForeignBox, { id: 'hidden-box', style: { ...over, visibility: 'hidden' } });
    await tab.focus(opener);
    const name = await tab.focused();
    await tab.press('Enter');
    await tab.untilMounted('#modal [data-widget="add-to-cart"]');
    await tab.fill('#modal [name="qty[]"]', '3');
    await tab.untilStill();
    await tab.read(() => {
      const body = document.querySelector('#modal .modal-body, #modal [data-part="body"]');
      (body as Element & { mark?: boolean }).mark = true;
    }, null);
    const before = await tab.read(stateOfDialog, null);
    expectSame([before.value, before.isSameContent, before.focus], ['3', true, 'qty[]'], 'the quick view');

    // A box that is appended.
    await tab.read(appendForeignBox, { id: 'sheet', style: over });
    await untilModal(tab, '#modal', false);
    expectSame(await tab.read(stateOfDialog, null), before, 'the quick view under a sheet');
    await press(tab, 'sheet');
    await tab.untilFocused('Theirs');
    await remove(tab, 'sheet');
    await untilModal(tab, '#modal', true);
    expectSame(await tab.read(stateOfDialog, null), before, 'the quick view after the sheet');

    // A box that was hidden in the body.
    await tab.read(() => void (document.getElementById('hidden-box')!.style.visibility = 'visible'), null);
    await untilModal(tab, '#modal', false);
    await press(tab, 'hidden-box');
    await tab.read(() => void (document.getElementById('hidden-box')!.style.visibility = 'hidden'), null);
    await untilModal(tab, '#modal', true);

    // A box in the shadow of an element without a size; Escape with the focus in the dialog closes the dialog.
    await tab.read(appendForeignBox, { id: 'deep', style: over, inShadow: true });
    await untilModal(tab, '#modal', false);
    await tab.focus('#modal [name="qty[]"]');
    await tab.press('Escape');
    await tab.untilGone('#modal');
    await tab.untilFocused(name);
    expectSame(await tab.read(() => document.querySelectorAll('[inert]').length, null), 0, 'what is inert');
    await remove(tab, 'deep-root');

    // A pointer over the picture would zoom it, and Escape would end the zoom.
    await tab.pointAway();
    // The next dialog is modal from the start, and a shopper's press in an overlay leaves it open.
    await tab.press('Enter');
    await untilModal(tab, '#modal', true);
    await tab.press('Escape');
    await tab.untilGone('#modal');
    expectSame(await presses(tab, 'hidden-box'), 1, 'the presses on the hidden box');
  },
};

export const overlaysOverDrawer: Journey = {
  name: 'a banner of another script beside the drawer, or over it, can be pressed',
  go: async ({ tab }) => {
    const toggle = '.mobileMenu-toggle';
    const isOpen = () => tab.read(() => document.querySelector('#menu:popover-open') !== null, null);
    const untilOpen = () =>
      tab.until(
        'the drawer is open and the page is inert',
        () => document.querySelector('#menu:popover-open') !== null && document.querySelector('main')?.inert,
        null,
      );
    await tab.resize(600, 800);
    await tab.open('/furniture/');
    await tab.read(appendForeignBox, { id: 'consent', style: { inset: 'auto 0 0' } });
    await tab.click(toggle);
    await untilOpen();
    await press(tab, 'consent');
    await tab.until('the drawer is closed', () => !document.querySelector('#menu:popover-open, [inert]'), null);

    await remove(tab, 'consent');
    await tab.click(toggle);
    await untilOpen();
    await tab.read(appendForeignBox, { id: 'late', style: { inset: '0 0 auto' } });
    await tab.until(
      'the drawer begins below the banner',
      () =>
        document.querySelector('#menu')!.getBoundingClientRect().top >=
        document.querySelector('#late')!.getBoundingClientRect().bottom,
      null,
    );
    expectSame(await isOpen(), true, 'whether the drawer is open');
    await remove(tab, 'late');
    await tab.until(
      'the drawer is whole',
      () => document.querySelector('#menu')!.getBoundingClientRect().top === 0,
      null,
    );

    await tab.read(appendForeignBox, { id: 'sheet', style: over });
    await tab.until('the drawer is closed', () => !document.querySelector('#menu:popover-open, [inert]'), null);
    await press(tab, 'sheet');
  },
};
