import { useEffect, useLayoutEffect, useState } from 'react';
import { useAppSelector } from '../../core/state/hooks';
import { selectDialog } from '../../core/state/ui/ui-slice';
import { isolate } from './isolate';

/** What themes and apps style the page by while the menu lies over it. */
const OVER_PAGE = 'has-activeNavPages';

/**
 * The menu as a drawer over the page: a popover, which opens by its button and closes by Escape or a press beside it
 * without any script. As long as it is out the rest of the page is inert. It closes when the window becomes wide and
 * when the cart preview opens.
 *
 * @param slot the element with `popover`
 * @param isWide the window is too wide for a drawer
 * @returns whether it is out
 */
export function useDrawer(slot: HTMLElement, isWide: boolean): boolean {
  const [isOut, setOut] = useState(() => isPopoverOpen(slot));
  const isCartShown = useAppSelector((state) => selectDialog(state, 'cart-preview') !== undefined);

  useEffect(() => {
    const follow = (event: Event): void => setOut((event as ToggleEvent).newState === 'open');
    slot.addEventListener('toggle', follow);
    return () => slot.removeEventListener('toggle', follow);
  }, [slot]);

  useLayoutEffect(() => {
    if (!isOut) return;
    if (isWide || isCartShown) return slot.hidePopover();
    const release = isolate(slot);
    // The browser gives the focus back while it closes: what it goes to must not be inert any more.
    const giveBack = (event: Event): void => {
      if ((event as ToggleEvent).newState === 'closed') release();
    };
    slot.addEventListener('beforetoggle', giveBack);
    document.body.classList.add(OVER_PAGE);
    return () => {
      slot.removeEventListener('beforetoggle', giveBack);
      document.body.classList.remove(OVER_PAGE);
      release();
    };
  }, [slot, isOut, isWide, isCartShown]);

  return isOut;
}

/** A browser that knows no popovers shows the menu in the page. */
function isPopoverOpen(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}
