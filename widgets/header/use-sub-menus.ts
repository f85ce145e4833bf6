import { useEffect, useEffectEvent, useState } from 'react';
import type { PartProps } from '../../core/markup/overrides';
import { isHovered, isMouse } from './mouse';
import { useDismissal } from './use-dismissal';
import { useLater } from './use-later';

/** Milliseconds that a mouse has to rest on an entry, or to have left it: it may only be passing by. */
const HOVER_INTERVAL = 100;

interface Shown {
  readonly index: number;
  /** Opened by a mouse that rests on it: it closes when the mouse leaves, unless it is clicked meanwhile. */
  readonly byHover: boolean;
}

/**
 * The sub-menus of a menu, of which one at most is open. They are `<details>`, which open and close by themselves
 * at a click, a touch or a key; what they do by themselves is followed, never fought.
 *
 * @param boxes the `<details>`
 * @param isRow the entries stand in a row with panels below; otherwise they are opened in place, and nothing closes them
 * @returns what is to be said of each of them
 */
export function useSubMenus(boxes: readonly HTMLDetailsElement[], isRow: boolean): (index: number) => PartProps {
  const [shown, setShown] = useState<Shown | null>(() => openOne(boxes));
  const later = useLater();
  const box = shown ? boxes[shown.index] : undefined;

  useDismissal(box, isRow && shown !== null, (reason) => {
    setShown(null);
    if (reason === 'escape' && box?.contains(document.activeElement)) box.querySelector('summary')?.focus();
  });

  const open = (index: number, byHover: boolean): void =>
    setShown((now) => (now?.index === index ? now : { index, byHover }));
  const openUnderMouse = useEffectEvent(() => {
    const index = isRow ? boxes.findIndex(isHovered) : -1;
    if (index >= 0) later(HOVER_INTERVAL, () => open(index, true));
  });
  // Once, because events tell of every later move of the mouse.
  useEffect(() => openUnderMouse(), []);

  const hoverable = (event: { pointerType: string }): boolean => isRow && isMouse(event);
  return (index) => ({
    open: shown?.index === index,
    onToggle: ({ currentTarget }) => {
      const isOpen = (currentTarget as unknown as HTMLDetailsElement).open;
      if (isOpen) open(index, false);
      else setShown((now) => (now?.index === index ? null : now));
    },
    onPointerEnter: (event) => {
      if (hoverable(event)) later(HOVER_INTERVAL, () => open(index, true));
    },
    onPointerLeave: (event) => {
      if (!hoverable(event)) return;
      later(HOVER_INTERVAL, () => setShown((now) => (now?.index === index && now.byHover ? null : now)));
    },
    onClick: (event) => {
      const isControl = (event.target as Element).closest('summary') !== null;
      if (!isControl || !shown?.byHover || shown.index !== index) return;
      // The mouse has opened it just before: this click means to keep it.
      event.preventDefault();
      setShown({ index, byHover: false });
    },
  });
}

function openOne(boxes: readonly HTMLDetailsElement[]): Shown | null {
  const index = boxes.findIndex(({ open }) => open);
  return index < 0 ? null : { index, byHover: false };
}
