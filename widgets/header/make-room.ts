import type { Overlay } from '../../core/controls/overlays';

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
export function makeRoom(drawer: HTMLElement, overlays: readonly Overlay[]): boolean {
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
