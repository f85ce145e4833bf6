import { useEffect, useLayoutEffect, useState } from 'react';
import { useAppSelector } from '../../core/state/hooks';
import { cartPreviewDialog } from '../../core/state/ui/dialog-names';
import { selectDialog } from '../../core/state/slices/ui-slice';
import { isolate } from './isolate';

/** The class of the body while the drawer is open. Themes and apps use it in their styles. */
const OVER_PAGE = 'has-activeNavPages';

/**
 * The menu as a drawer over the page. The drawer is a popover: the browser opens it by its button, and closes it by Escape or by a
 * press outside. While the drawer is open, the rest of the page is inert. The drawer closes when the window becomes wide and when
 * the cart preview opens.
 *
 * @param slot the element with `popover`
 * @param isWide whether the window is too wide for a drawer
 * @returns whether the drawer is open
 */
export function useDrawer(slot: HTMLElement, isWide: boolean): boolean {
  const [isOpen, setOpen] = useState(() => isPopoverOpen(slot));
  const isCartShown = useAppSelector((state) => selectDialog(state, cartPreviewDialog) !== undefined);

  useEffect(() => {
    const follow = (event: ToggleEvent): void => setOpen(event.newState === 'open');
    slot.addEventListener('toggle', follow);
    return () => slot.removeEventListener('toggle', follow);
  }, [slot]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    if (isWide || isCartShown) return slot.hidePopover();
    const release = isolate(slot);
    // End `inert` before the popover closes: the browser then returns the focus, and an inert element cannot get it.
    const releaseEarly = (event: ToggleEvent): void => {
      if (event.newState !== 'closed') return;
      release();
      // Do not wait for `toggle`: if the drawer opens again at once, browsers send only the `toggle` event of the last state.
      setOpen(false);
    };
    slot.addEventListener('beforetoggle', releaseEarly);
    document.body.classList.add(OVER_PAGE);
    const openers = document.querySelectorAll(
      `[popovertarget=${JSON.stringify(slot.id)}]:not([popovertargetaction="hide"])`,
    );
    for (const opener of openers) opener.classList.add('is-open');
    return () => {
      slot.removeEventListener('beforetoggle', releaseEarly);
      document.body.classList.remove(OVER_PAGE);
      for (const opener of openers) opener.classList.remove('is-open');
      release();
    };
  }, [slot, isOpen, isWide, isCartShown]);

  return isOpen;
}

/** In browsers without popovers the selector throws an error. These browsers show the menu as part of the page. */
function isPopoverOpen(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}
