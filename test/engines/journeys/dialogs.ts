import type { Journey } from '../journey';
import type { Tab } from '../tab';
import { watchScript } from '../watch-page';

/** Imitates Safari in any engine: a mouse press does not focus buttons and links, but their focusable ancestor. */
const unfocusing = (): void =>
  document.addEventListener(
    'mousedown',
    (event) => {
      const control = (event.target as Element).closest('a, button, summary');
      if (!control) return;
      event.preventDefault();
      const around = control.parentElement?.closest<HTMLElement>('[tabindex], dialog');
      if (around) around.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement | null)?.blur();
    },
    true,
  );

const quickView = '.card a >> Quick view: Harbour Desk Lamp';

export const dialogs: Journey = {
  name: 'dialogs take the focus, close by Escape, button or outside press, and return the focus',
  go: async ({ tab }) => {
    await tab.open('/compare/101/109/');
    const remove = 'main a >> Remove Bench Vice';
    await tab.click(remove);
    await tab.untilFocused('OK');
    await tab.press('Escape');
    await tab.untilGone('dialog[open]');
    await tab.untilFocused('Remove Bench Vice');
    await tab.press('Enter');
    await tab.untilFocused('OK');
    await tab.press('Enter');
    await tab.untilGone('dialog[open]');
    await tab.untilFocused('Remove Bench Vice');

    await tab.open('/lighting/');
    await tab.click(quickView);
    await tab.untilFocused('Harbour Desk Lamp');
    await tab.click('#modal .modal-close');
    await tab.untilGone('dialog[open]');
    await tab.untilFocused('Quick view: Harbour Desk Lamp');
    await tab.click(quickView);
    await tab.untilFocused('Harbour Desk Lamp');
    await tab.clickAt(15, 450);
    await tab.untilGone('dialog[open]');
    await tab.untilFocused('Quick view: Harbour Desk Lamp');
  },
};

/** Mounts the dialogs first. Without that, the press that loads their code ends before they listen. */
const untilDialogs = async (tab: Tab, opener: string) => {
  await tab.focus(opener);
  await tab.until(
    `the widget of "${opener}" is mounted`,
    (which, find) => find(which)[0]?.closest<HTMLElement>('[data-widget]')?.dataset.widgetStatus === 'mounted',
    opener,
  );
  await tab.clickAt(5, 600);
  await tab.untilMounted('[data-widget="dialog"]');
};

export const unfocusedDialogs: Journey = {
  name: 'dialogs return the focus to a control that a press does not focus, as in Safari',
  go: async ({ tab, shop }) => {
    shop.world.settings.headScript = `${watchScript} (${unfocusing})();`;
    await tab.open('/lighting/');
    await untilDialogs(tab, quickView);
    await tab.click(quickView);
    await tab.untilFocused('Harbour Desk Lamp');
    await tab.click('#modal .modal-close');
    await tab.untilGone('dialog[open]');
    await tab.untilFocused('Quick view: Harbour Desk Lamp');
    await tab.open('/compare/101/109/');
    await untilDialogs(tab, 'main a >> Remove Bench Vice');
    await tab.click('main a >> Remove Bench Vice');
    await tab.untilFocused('OK');
    await tab.click('dialog[open] .confirm');
    await tab.untilGone('dialog[open]');
    await tab.untilFocused('Remove Bench Vice');
  },
};
