import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { PartProps } from '../../core/markup/overrides';
import { isHovered, isMouse } from '../../core/controls/mouse';
import { useDismissal } from './use-dismissal';
import { useLater } from './use-later';
import { watchOpen } from './watch-open';

/** Milliseconds from the mouse entering or leaving an entry until something happens: the mouse may only cross the entry. */
const HOVER_INTERVAL = 100;

/**
 * The sub-menus of a menu, of which at most one is open. They are `<details>`: the browser opens and closes them at a
 * click, a touch or a key, and this hook follows them. It adds hovering and closing from outside.
 *
 * @param boxes the `<details>`
 * @param isRow whether the sub-menus are panels below a row; otherwise they open in place, and a press outside does not close them
 * @returns the open sub-menu, and the overrides of each sub-menu
 */
export function useSubMenus(
  boxes: readonly HTMLDetailsElement[],
  isRow: boolean,
): { opened: HTMLDetailsElement | undefined; propsOf(index: number): PartProps<HTMLDetailsElement> } {
  /** The sub-menu that hovering has opened. It closes when the mouse leaves, unless the shopper has clicked it. */
  const hovered = useRef<HTMLDetailsElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes do not change while the slot is mounted.
  const watch = useCallback((changed: () => void) => {
    return watchOpen(boxes, (box) => {
      if (box.open) closeOthers(boxes, box);
      else if (hovered.current === box) hovered.current = undefined;
      changed();
    });
  }, []);
  const opened = boxes[useSyncExternalStore(watch, () => boxes.findIndex((box) => box.open))];
  const later = useLater();

  useDismissal(opened, isRow && opened !== undefined, (reason) => {
    if (!opened) return;
    opened.open = false;
    if (reason === 'escape' && opened.contains(document.activeElement)) opened.querySelector('summary')?.focus();
  });

  const hover = (box: HTMLDetailsElement): void =>
    later(HOVER_INTERVAL, () => {
      if (box.open) return;
      hovered.current = box;
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
          if (hovered.current === box) box.open = false;
        });
      },
      onClick: (event) => {
        if (!(event.target as Element).closest('summary')) return;
        // Hovering has just opened it, so this click must not close it.
        if (hovered.current === box && box.open) event.preventDefault();
        hovered.current = undefined;
      },
    };
  };
  return { opened, propsOf };
}

function closeOthers(boxes: readonly HTMLDetailsElement[], opened: HTMLDetailsElement): void {
  for (const box of boxes) if (box !== opened) box.open = false;
}
