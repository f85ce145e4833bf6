import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { boolean } from '../../core/contract/attribute';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { arrowTarget } from '../../core/controls/arrow-target';
import { isHovered, isMouse } from './mouse';
import { useDismissal } from './use-dismissal';
import { useLater } from './use-later';

/** Milliseconds until it closes after the mouse has left. */
const HOVER_TIMEOUT = 150;

const contract = defineContract({
  name: 'dropdown',
  attributes: { hover: boolean(false), menu: boolean(false) },
  parts: { content: required('the element that opens') },
});

/** A `<details>` that lies over the page: it opens by itself, and closes when the shopper is elsewhere. */
export const dropdown = defineWidget(contract, function Dropdown({ hover, menu, slot, initial, Markup }) {
  const box = slot as HTMLDetailsElement;
  const [isOpen, setOpen] = useState(box.open);
  const byHover = useRef(false);
  const later = useLater();
  const toggle = (open: boolean): void => {
    byHover.current = open;
    box.open = open;
  };

  const openUnderMouse = useEffectEvent(() => {
    if (hover && !box.open && isHovered(box)) toggle(true);
  });
  // Once, because events tell of every later move of the mouse.
  useEffect(() => openUnderMouse(), []);

  useDismissal(slot, isOpen, (reason) => {
    box.open = false;
    if (reason === 'escape' && box.contains(document.activeElement)) box.querySelector('summary')?.focus();
  });

  return (
    <Markup
      slot={{
        className: isOpen ? 'is-open' : undefined,
        onToggle: () => setOpen(box.open),
        onPointerEnter: (event) => {
          if (hover && isMouse(event)) later(0, () => box.open || toggle(true));
        },
        onPointerLeave: (event) => {
          if (hover && isMouse(event)) later(HOVER_TIMEOUT, () => byHover.current && toggle(false));
        },
        onClick: (event) => {
          const isControl = (event.target as Element).closest('summary') !== null;
          // The mouse has opened it just before: this click means to keep it.
          if (isControl && byHover.current && box.open) event.preventDefault();
          if (isControl) byHover.current = false;
        },
        onKeyDown: (event) => menu && moveThrough(event as KeyboardEvent, box, initial('content')[0]?.element),
      }}
    />
  );
});

/** In a list of choices the arrow keys open it and go through it. */
function moveThrough(event: KeyboardEvent, box: HTMLDetailsElement, content: HTMLElement | undefined): void {
  const choices = [...(content?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  if (!box.open && !/^Arrow/.test(event.key)) return;
  const next = arrowTarget(event, choices, 'column');
  if (!next) return;
  event.preventDefault();
  box.open = true;
  next.focus();
}
