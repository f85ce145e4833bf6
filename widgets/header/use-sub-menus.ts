import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { PartProps } from '../../core/markup/overrides';
import { isHovered, isMouse } from '../../core/controls/press';
import { useDismissal } from './use-dismissal';
import { useLater } from './use-later';
import { watchOpen } from './watch-open';

/** Milliseconds from the mouse entering or leaving an entry until something happens: the mouse may only cross the entry. */
const HOVER_INTERVAL = 100;

/**
 * The sub-menus of a menu, of which at most one is open on each level. They are `<details>`: the browser opens and closes them
 * at a click, a touch or a key, and this hook follows them. It adds hovering and closing from outside.
 *
 * @param boxes the `<details>` in the order of the page; one may be inside another
 * @param isRow whether the sub-menus are panels below a row; otherwise they open in place, and a press outside does not close them
 * @returns the open sub-menus, each inside the one before, and the overrides of each sub-menu
 */
export function useSubMenus(
  boxes: readonly HTMLDetailsElement[],
  isRow: boolean,
): { opened: readonly HTMLDetailsElement[]; propsOf(index: number): PartProps<HTMLDetailsElement> } {
  /** The sub-menus that hovering has opened. They close when the mouse leaves, unless the shopper has clicked them. */
  const hovered = useRef(new Set<HTMLDetailsElement>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes do not change while the slot is mounted.
  const watch = useCallback((changed: () => void) => {
    return watchOpen(boxes, (box) => {
      if (!box.open) hovered.current.delete(box);
      for (const other of boxes) {
        const closes = box.open ? !other.contains(box) : other !== box && box.contains(other);
        if (closes) other.open = false;
      }
      changed();
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
  // Runs once: after that, pointer events report when the mouse enters.
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
        // Hovering has just opened it, so this click must not close it.
        if (hovered.current.has(box) && box.open) event.preventDefault();
        hovered.current.delete(box);
      },
    };
  };
  return { opened, propsOf };
}

/** The index of the open sub-menu that is inside all other open ones. An open one inside a closed one does not count. */
function findInnermost(boxes: readonly HTMLDetailsElement[]): number {
  const isShown = (box: HTMLDetailsElement) => box.open && !box.parentElement?.closest('details:not([open])');
  return boxes.reduce((found, box, index) => (isShown(box) ? index : found), -1);
}
