import { type Overlay, isolate, lockScroll, findOverlays, watchOverlays } from '../../core/controls/overlays';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useAppSelector } from '../../core/state/hooks';
import { cartPreviewDialog } from '../../core/state/ui/dialogs';
import { selectDialog } from '../../core/state/slices/ui-slice';

/** The least height of the drawer beside overlays, in pixels. */
const ENOUGH = 160;
/** A narrower overlay is the button of a chat or the like, in pixels. The drawer may cover it for a while. */
const WIDE = 100;

/**
 * Moves the drawer's upper or lower edge away from overlays of other scripts. The drawer is in the browser's top layer, so it
 * would cover them, and a press on a banner's button would follow a link of the menu.
 *
 * @param overlays none gives the drawer the whole height again
 * @returns whether there is enough room; without it, the drawer has the whole height
 */
function makeRoom(drawer: HTMLElement, overlays: readonly Overlay[]): boolean {
  const start = drawer.offsetLeft;
  const end = start + drawer.offsetWidth;
  let [top, bottom] = [0, innerHeight];
  for (const { rect } of overlays) {
    const width = Math.min(rect.right, innerWidth) - Math.max(rect.left, 0);
    if (width < WIDE || rect.right <= start || rect.left >= end) continue;
    if (rect.top + rect.bottom < innerHeight) top = Math.max(top, rect.bottom);
    else bottom = Math.min(bottom, rect.top);
  }
  const isEnough = bottom - top >= ENOUGH;
  const isWhole = !isEnough || (top === 0 && bottom === innerHeight);
  const inset = isWhole ? '' : `${top}px ${innerHeight - bottom}px`;
  Object.assign(drawer.style, { insetBlock: inset, blockSize: inset && 'auto' });
  // For the backdrop: overlays are not dimmed.
  drawer.style.setProperty('--drawer-inset', inset);
  return isEnough;
}

/**
 * The menu as a drawer over the page. The drawer is a popover: the browser opens it by its button, and closes it by Escape or by a
 * press outside. While the drawer is open, the rest of the page is inert. The drawer closes when the window becomes wide and when
 * the cart preview opens. It covers no overlay of another script, such as a consent banner: it leaves room for it, and closes if
 * there is none.
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
    lockScroll('has-activeNavPages', true);
    makeRoom(slot, findOverlays());
    const unwatch = watchOverlays((come, all) => {
      if (!makeRoom(slot, all) && come.length > 0) slot.hidePopover();
    });
    const stopDismissal = closeAtPressOutside(slot);
    const openers = document.querySelectorAll(
      `[popovertarget=${JSON.stringify(slot.id)}]:not([popovertargetaction="hide"])`,
    );
    for (const opener of openers) opener.classList.add('is-open');
    return () => {
      stopDismissal();
      unwatch();
      makeRoom(slot, []);
      slot.removeEventListener('beforetoggle', releaseEarly);
      lockScroll('has-activeNavPages', false);
      for (const opener of openers) opener.classList.remove('is-open');
      release();
    };
  }, [slot, isOpen, isWide, isCartShown]);

  return isOpen;
}

/**
 * Safari on iOS 17.2 to 18.2 does not close a popover at a press outside (https://bugs.webkit.org/show_bug.cgi?id=267688). Other
 * browsers have closed it before these events arrive.
 *
 * @returns a function that stops listening
 */
function closeAtPressOutside(drawer: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isOutside = false;
  const isAway = ({ target }: Event): boolean => !drawer.contains(target as Node);
  document.addEventListener('pointerdown', (event) => void (isOutside = isAway(event)), { signal });
  // As browsers do it, at the end of the press: the finger may scroll instead.
  document.addEventListener('pointerup', (event) => isOutside && isAway(event) && drawer.hidePopover(), { signal });
  return () => listening.abort();
}

/** In browsers without popovers the selector throws an error. These browsers show the menu as part of the page. */
function isPopoverOpen(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}
