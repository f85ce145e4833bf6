import { useEffect, useLayoutEffect, useState } from 'react';
import { useAppSelector } from '../../core/state/hooks';
import { cartPreviewDialog } from '../../core/state/ui/dialog-names';
import { selectDialog } from '../../core/state/slices/ui-slice';
import { isolate } from './isolate';

/** Themes and apps style the page by this class while the menu covers it. */
const OVER_PAGE = 'has-activeNavPages';

/**
 * The menu as a drawer over the page. It is a popover: the browser opens it by its button and closes it at Escape or a
 * press outside. While it is open the rest of the page is inert. It closes when the window becomes wide and when the
 * cart preview opens.
 *
 * @param slot the element with `popover`
 * @param isWide whether the window is too wide for a drawer
 * @returns whether it is open
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
    // The browser returns the focus while it closes the popover, and an inert element cannot get the focus.
    const releaseEarly = (event: ToggleEvent): void => {
      if (event.newState !== 'closed') return;
      release();
      // Browsers send one `toggle` event, for the last state, if the drawer opens again at once.
      setOpen(false);
    };
    slot.addEventListener('beforetoggle', releaseEarly);
    document.body.classList.add(OVER_PAGE);
    return () => {
      slot.removeEventListener('beforetoggle', releaseEarly);
      document.body.classList.remove(OVER_PAGE);
      release();
    };
  }, [slot, isOpen, isWide, isCartShown]);

  return isOpen;
}

/** Browsers without popovers throw an error for the selector. They show the menu in the page. */
function isPopoverOpen(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}
