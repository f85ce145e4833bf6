import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { PartProps } from '../../core/markup/overrides';
import { renderNow } from '../../core/markup/render-now';
import { isHovered, isMouse } from './mouse';
import { useDismissal } from './use-dismissal';
import { useLater } from './use-later';
import { watchOpen } from './watch-open';

/** Milliseconds after the mouse enters or leaves an entry before anything happens: it may only be passing by. */
const HOVER_INTERVAL = 100;

interface OpenSubMenu {
  readonly index: number;
  /** Whether hovering opened it: then it closes when the mouse leaves, unless it is clicked meanwhile. */
  readonly byHover: boolean;
}

/**
 * The sub-menus of a menu, of which at most one is open. They are `<details>`: the browser opens and closes them at a
 * click, a touch or a key, and this hook follows them. It adds hovering and closing from outside.
 *
 * @param boxes the `<details>`
 * @param isRow whether the entries stand in a row with panels below; otherwise sub-menus open in place and stay open
 * @returns the overrides of each sub-menu
 */
export function useSubMenus(
  boxes: readonly HTMLDetailsElement[],
  isRow: boolean,
): (index: number) => PartProps<HTMLDetailsElement> {
  const [opened, setOpened] = useState<OpenSubMenu | null>(() => findOpen(boxes));
  const later = useLater();
  const box = opened ? boxes[opened.index] : undefined;

  useDismissal(box, isRow && opened !== null, (reason) => {
    setOpened(null);
    if (reason === 'escape' && box?.contains(document.activeElement)) box.querySelector('summary')?.focus();
  });

  const open = (index: number, byHover: boolean): void =>
    setOpened((now) => (now?.index === index ? now : { index, byHover }));
  const openUnderMouse = useEffectEvent(() => {
    const index = isRow ? boxes.findIndex(isHovered) : -1;
    if (index >= 0) later(HOVER_INTERVAL, () => open(index, true));
  });
  // Only once: from now on pointer events tell when the mouse enters.
  useEffect(() => openUnderMouse(), []);

  const follow = useEffectEvent((changed: HTMLDetailsElement) => {
    const index = boxes.indexOf(changed);
    if (changed.open) open(index, false);
    else setOpened((now) => (now?.index === index ? null : now));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are the slot's, for as long as it is mounted.
  useLayoutEffect(() => watchOpen(boxes, (changed) => renderNow(() => follow(changed))), []);

  const canHover = (event: { pointerType: string }): boolean => isRow && isMouse(event);
  return (index) => ({
    open: opened?.index === index,
    onPointerEnter: (event) => {
      if (canHover(event)) later(HOVER_INTERVAL, () => open(index, true));
    },
    onPointerLeave: (event) => {
      if (!canHover(event)) return;
      later(HOVER_INTERVAL, () => setOpened((now) => (now?.index === index && now.byHover ? null : now)));
    },
    onClick: (event) => {
      const isControl = (event.target as Element).closest('summary') !== null;
      if (!isControl || !opened?.byHover || opened.index !== index) return;
      // Hovering has just opened it: this click keeps it open.
      event.preventDefault();
      setOpened({ index, byHover: false });
    },
  });
}

function findOpen(boxes: readonly HTMLDetailsElement[]): OpenSubMenu | null {
  const index = boxes.findIndex(({ open }) => open);
  return index < 0 ? null : { index, byHover: false };
}
