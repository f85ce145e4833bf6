import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { boolean } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { arrowTarget } from '../../core/controls/arrow-target';
import { isHovered, isMouse } from '../../core/controls/press';
import { useDismissal } from './use-dismissal';
import { useLater } from './use-later';
import { watchOpen } from './watch-open';

/** Milliseconds after the mouse has left. */
const HOVER_TIMEOUT = 150;

const contract = defineContract({
  name: 'dropdown',
  moment: 'interaction',
  slot: 'details',
  attributes: { hover: boolean(false), menu: boolean(false), focusField: boolean(false) },
  parts: { content: required('the panel'), toggle: optional('the <summary>', 'summary') },
});

/** Closes at Escape, or when the shopper goes elsewhere. */
export const dropdown = defineWidget(contract, function Dropdown(props) {
  const { hover, menu, focusField: focusesField, slot, initial, Markup } = props;
  const watch = useCallback((changed: () => void) => watchOpen([slot], changed), [slot]);
  const isOpen = useSyncExternalStore(watch, () => slot.open);
  const byHover = useRef(false);
  const later = useLater();
  const toggle = (open: boolean): void => {
    byHover.current = open;
    slot.open = open;
  };

  const openUnderMouse = useEffectEvent(() => {
    if (hover && !slot.open && isHovered(slot)) toggle(true);
  });
  // Later, pointer events report the mouse.
  useEffect(() => openUnderMouse(), []);

  const focusWhenOpened = useEffectEvent(() => {
    if (focusesField && !byHover.current) focusField(slot, initial('content')[0].element);
  });
  // Safari on iOS shows the keyboard only for a focus in the task of the press.
  useLayoutEffect(() => {
    if (isOpen) focusWhenOpened();
  }, [isOpen]);

  useDismissal(slot, isOpen, (reason) => {
    if (reason === 'escape' && slot.contains(document.activeElement)) close(slot);
    else slot.open = false;
  });

  const className = isOpen ? 'is-open' : undefined;
  return (
    <Markup
      slot={{
        className,
        onPointerEnter: (event) => {
          if (hover && isMouse(event)) later(0, () => slot.open || toggle(true));
        },
        onPointerLeave: (event) => {
          if (hover && isMouse(event)) later(HOVER_TIMEOUT, () => byHover.current && toggle(false));
        },
        onClick: (event) => {
          const target = event.target as Element;
          if (target.closest('[data-drop-down-close]')) return close(slot);
          const isControl = target.closest('summary') !== null;
          // Hovering has just opened it: this click must not close it.
          if (isControl && byHover.current && slot.open) event.preventDefault();
          if (isControl) byHover.current = false;
        },
        onKeyDown: (event) => menu && moveThrough(event, slot, initial('content')[0].element),
      }}
      toggle={{ className }}
      content={{ className }}
    />
  );
});

function close(box: HTMLDetailsElement): void {
  box.open = false;
  box.querySelector('summary')?.focus();
}

/** A focus that the shopper has moved stays. */
function focusField(box: HTMLDetailsElement, content: HTMLElement): void {
  const focused = document.activeElement;
  // Safari does not focus a pressed summary: then the body has the focus.
  const isOnControl = focused === document.body || (box.contains(focused) && !content.contains(focused));
  const field = content.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea');
  if (isOnControl) field?.focus();
}

function moveThrough(event: KeyboardEvent, box: HTMLDetailsElement, content: HTMLElement): void {
  const choices = [...content.querySelectorAll<HTMLElement>('a[href], button')];
  if (!box.open && !/^Arrow/.test(event.key)) return;
  const next = arrowTarget(event, choices, 'column');
  if (!next) return;
  event.preventDefault();
  box.open = true;
  next.focus();
}
