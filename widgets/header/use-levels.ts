import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../core/controls/is-composing';

interface Levels {
  /** Closes the innermost sub-menu. */
  readonly back: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Whether an element is not of the innermost level: a sibling of an open sub-menu, or the summary of one around another. */
  readonly isCovered: (element: HTMLElement) => boolean;
}

/**
 * Shows one level of a menu in a drawer at a time. The summary of the innermost sub-menu stays: as the heading of its level, and to
 * lead back to the level around it, as Escape does. A drawer that opens again begins at the first level.
 *
 * @param isOn whether the menu is in a drawer, and its sub-menus cover one another
 * @param opened the open sub-menus, each inside the one before
 */
export function useLevels(isOn: boolean, isDrawerOpen: boolean, opened: readonly HTMLDetailsElement[]): Levels {
  const innermost = opened.at(-1);
  const closeAll = useEffectEvent(() => {
    if (opened[0]) opened[0].open = false;
  });
  useEffect(() => {
    if (isOn && isDrawerOpen) return () => closeAll();
  }, [isOn, isDrawerOpen]);

  const back = (): void => {
    if (!innermost) return;
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  };
  return {
    back,
    onKeyDown: (event) => {
      if (!isOn || !innermost || event.key !== 'Escape' || isComposing(event)) return;
      // Otherwise the browser closes the drawer.
      event.preventDefault();
      back();
    },
    isCovered: (element) => {
      const around = element.parentElement;
      if (!isOn || !innermost || around === innermost) return false;
      return around!.contains(innermost) && !element.contains(innermost);
    },
  };
}
