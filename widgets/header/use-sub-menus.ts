import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isHovered, isMouse } from '../../core/controls/press';
import type { PartProps } from '../../core/markup/overrides';
import { afterPaint } from '../../core/timing/wait';
import { useDismissal } from './use-dismissal';
import { useLater } from './use-later';
import { watchOpen } from './watch-open';

/** Milliseconds: the mouse may only cross an entry. */
const HOVER_INTERVAL = 100;

/**
 * At most one sub-menu is open on each level. Browsers open and close the `<details>`; this adds hovering and closing
 * from outside.
 *
 * @param boxes in page order
 * @param isRow panels below a row; otherwise a press outside does not close them
 * @param isLevelled sub-menus that cover one another. In other drawers the browser shows all that changes, so `opened`
 *   changes after the paint.
 * @returns `opened`: each inside the one before
 */
export function useSubMenus(
  boxes: readonly HTMLDetailsElement[],
  { isRow, isLevelled }: { isRow: boolean; isLevelled: boolean },
): { opened: readonly HTMLDetailsElement[]; propsOf(index: number): PartProps<HTMLDetailsElement> } {
  /** They close when the mouse leaves, unless clicked. */
  const hovered = useRef(new Set<HTMLDetailsElement>());
  const isLate = useRef(false);
  useLayoutEffect(() => {
    isLate.current = !isRow && !isLevelled;
  }, [isRow, isLevelled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes do not change while the slot is mounted.
  const watch = useCallback((changed: () => void) => {
    return watchOpen(boxes, (box) => {
      if (!box.open) hovered.current.delete(box);
      for (const other of boxes) {
        const closes = box.open ? !other.contains(box) : other !== box && box.contains(other);
        if (closes) other.open = false;
      }
      if (isLate.current) void afterPaint().then(changed);
      else changed();
    });
  }, []);
  const innermost = boxes[useSyncExternalStore(watch, () => findInnermost(boxes))];
  const opened = boxes.filter((box) => innermost && box.contains(innermost));
  const later = useLater();

  useDismissal(opened[0], isRow && opened.length > 0, (reason) => {
    const box = reason === 'escape' ? innermost : opened[0];
    if (!box) return;
    box.open = false;
    if (reason === 'escape' && box.contains(document.activeElement)) box.querySelector('summary')?.focus();
  });

  const hover = (box: HTMLDetailsElement): void =>
    later(HOVER_INTERVAL, () => {
      if (box.open) return;
      hovered.current.add(box);
      box.open = true;
    });
  const openUnderMouse = useEffectEvent(() => {
    const box = boxes.find(isHovered);
    if (isRow && box) hover(box);
  });
  // Later, pointer events report the mouse.
  useEffect(() => openUnderMouse(), []);

  const canHover = (event: { pointerType: string }): boolean => isRow && isMouse(event);
  const propsOf = (index: number): PartProps<HTMLDetailsElement> => {
    const box = boxes[index]!;
    return {
      onPointerEnter: (event) => {
        if (canHover(event)) hover(box);
      },
      onPointerLeave: (event) => {
        if (!canHover(event)) return;
        later(HOVER_INTERVAL, () => {
          if (hovered.current.has(box)) box.open = false;
        });
      },
      onClick: (event) => {
        if ((event.target as Element).closest('summary')?.parentElement !== box) return;
        // Hovering has just opened it: this click must not close it.
        if (hovered.current.has(box) && box.open) event.preventDefault();
        hovered.current.delete(box);
      },
    };
  };
  return { opened, propsOf };
}

/** An open one inside a closed one does not count. */
function findInnermost(boxes: readonly HTMLDetailsElement[]): number {
  const isShown = (box: HTMLDetailsElement) => box.open && !box.parentElement?.closest('details:not([open])');
  return boxes.reduce((found, box, index) => (isShown(box) ? index : found), -1);
}
