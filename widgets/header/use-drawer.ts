import { useEffect, useLayoutEffect, useState } from 'react';
import { findOverlays, isolate, lockScroll, type Overlay, watchOverlays } from '../../core/controls/overlays';
import { useAppSelector } from '../../core/state/hooks';
import { selectDialog } from '../../core/state/slices/ui-slice';
import { cartPreviewDialog } from '../../core/state/ui/dialogs';

/** Pixels of height that a drawer needs. */
const ENOUGH = 160;
const CLOSER = '[popovertargetaction="hide"]';
/** A narrower overlay, such as a chat's button, may be covered (pixels). */
const WIDE = 100;

/**
 * Moves the drawer's edge away from overlays, which it would cover in the top layer. One above its upper edge, such as a bar
 * over the header, moves nothing.
 *
 * @returns whether there is enough room; if not, the drawer has the theme's height
 */
function makeRoom(drawer: HTMLElement, overlays: readonly Overlay[]): boolean {
  Object.assign(drawer.style, { insetBlock: '', blockSize: '' });
  const { offsetLeft: start, offsetTop: edge, offsetWidth } = drawer;
  let [top, bottom] = [edge, innerHeight];
  for (const { rect } of overlays) {
    const width = Math.min(rect.right, innerWidth) - Math.max(rect.left, 0);
    if (width < WIDE || rect.right <= start || rect.left >= start + offsetWidth) continue;
    if (rect.top + rect.bottom < innerHeight) top = Math.max(top, rect.bottom);
    else bottom = Math.min(bottom, rect.top);
  }
  const isEnough = bottom - top >= ENOUGH;
  const isWhole = !isEnough || (top === edge && bottom === innerHeight);
  const inset = isWhole ? '' : `${top}px ${innerHeight - bottom}px`;
  Object.assign(drawer.style, { insetBlock: inset, blockSize: inset && 'auto' });
  // The backdrop leaves overlays undimmed.
  drawer.style.setProperty('--drawer-inset', inset);
  return isEnough;
}

/**
 * A popover that makes the page inert. It closes in wide windows, with the cart preview, and if overlays leave no room.
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
    // Before the popover closes: the browser returns the focus, and an inert element cannot get it.
    const releaseEarly = (event: ToggleEvent): void => {
      if (event.newState !== 'closed') return;
      release();
      // If the drawer opens again at once, browsers send only the last `toggle` event.
      setOpen(false);
    };
    slot.addEventListener('beforetoggle', releaseEarly);
    lockScroll('has-activeNavPages', true);
    makeRoom(slot, findOverlays());
    const unwatch = watchOverlays((come, all) => {
      if (!makeRoom(slot, all) && come.length > 0) slot.hidePopover();
    });
    const stopDismissal = closeAtPressOutside(slot);
    // Themes style the openers, and the header as the background of the drawer.
    const marked = document.querySelectorAll<HTMLElement>(
      `[popovertarget=${JSON.stringify(slot.id)}]:not(${CLOSER}), .header`,
    );
    for (const one of marked) {
      one.classList.add('is-open');
      // Without a button of its own, the drawer is closed by its opener.
      if (!slot.querySelector(CLOSER)) one.inert = false;
    }
    return () => {
      stopDismissal();
      unwatch();
      makeRoom(slot, []);
      slot.removeEventListener('beforetoggle', releaseEarly);
      lockScroll('has-activeNavPages', false);
      for (const one of marked) one.classList.remove('is-open');
      release();
    };
  }, [slot, isOpen, isWide, isCartShown]);

  return isOpen;
}

/** Safari on iOS 17.2 to 18.2 does not close popovers: https://bugs.webkit.org/show_bug.cgi?id=267688 */
function closeAtPressOutside(drawer: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isOutside = false;
  const isAway = ({ target }: Event): boolean =>
    !drawer.contains(target as Node) && !(target as Element).closest('[popovertarget]');
  document.addEventListener('pointerdown', (event) => void (isOutside = isAway(event)), { signal });
  // At the end of the press, as browsers do: the finger may scroll instead.
  document.addEventListener('pointerup', (event) => isOutside && isAway(event) && drawer.hidePopover(), { signal });
  return () => listening.abort();
}

/** Browsers without popovers throw at the selector. */
function isPopoverOpen(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}
