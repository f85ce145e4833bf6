import { describe, expect, it } from '@jest/globals';
import { focusOpener, rememberOpener } from '../../../../../widgets/global/dialogs/use-modal';

/** Opens a dialog from `#opener` in some markup, changes the page, and closes the dialog. */
function closeAfter(markup: string, happens: () => void): string | undefined {
  document.body.innerHTML = `<a href="#first">First</a><main>${markup}</main><dialog></dialog>`;
  const dialog = document.querySelector('dialog')!;
  const opener = document.querySelector<HTMLButtonElement>('#opener')!;
  opener.focus();
  rememberOpener(dialog, opener);
  happens();
  opener.blur();
  opener.disabled = true;
  focusOpener(dialog);
  return document.activeElement?.id || document.activeElement?.localName;
}

const opener = '<button id="opener">Open</button>';
const details = `<details><summary id="more">More</summary><p>${opener}</p></details>`;
const popover = `<button id="menu-button" popovertarget="menu">Menu</button><nav id="menu"><p>${opener}</p></nav>`;

describe('the focus, when its opener is no longer focusable', () => {
  it.each([
    ['the summary of the disclosure around it', 'more', details],
    ['the button of the popover around it', 'menu-button', popover],
    ['the page’s main content if nothing else is left', 'main', `<p>${opener}</p>`],
  ])('goes to %s', (_, expected, markup) => {
    expect(closeAfter(markup, () => {})).toBe(expected);
  });

  it('goes to the next ancestor if that was removed', () => {
    const around = `<section id="shelf" tabindex="-1">${details}</section>`;
    expect(closeAfter(around, () => document.querySelector('details')!.remove())).toBe('shelf');
  });
});
