import { useEffect, useEffectEvent } from 'react';
import { defineContract, defineWidget, optional } from '../../core/contract/define-widget';
import { arrowTarget } from '../../core/controls/arrow-target';
import { isComposing } from '../../core/controls/press';
import { useBreakpoint } from '../../core/page/breakpoints';
import { useDrawer } from './use-drawer';
import { useSubMenus } from './use-sub-menus';

/**
 * Left and right move along the entries, down into a panel, up back. Browsers handle Tab.
 *
 * @param entries of the first level
 */
function menuKeys(event: KeyboardEvent, entries: readonly HTMLElement[], boxes: readonly HTMLDetailsElement[]): void {
  const focused = event.target as HTMLElement;
  const box = boxes.find((candidate) => candidate.contains(focused));
  const isEntry = entries.includes(focused);
  if (isEntry && box && event.key === 'ArrowDown') box.open = true;
  const column = box?.open ? [...box.querySelectorAll<HTMLElement>('summary, a[href]')].filter(isShown) : [];
  const next = (isEntry && arrowTarget(event, entries, 'row')) || arrowTarget(event, column, 'column');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The content of a closed `<details>` cannot get the focus. */
const isShown = (element: HTMLElement): boolean => element.closest('details:not([open]) > :not(summary)') === null;

interface Levels {
  /** Closes the innermost sub-menu. */
  readonly back: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** By an open sub-menu. */
  readonly isCovered: (element: HTMLElement) => boolean;
}

/**
 * Shows one level of a drawer's menu at a time. The innermost summary is its heading and leads back, as Escape does.
 *
 * @param isOn in a drawer whose sub-menus cover one another
 * @param opened each inside the one before
 */
function useLevels(isOn: boolean, isDrawerOpen: boolean, opened: readonly HTMLDetailsElement[]): Levels {
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
      // Otherwise Escape closes the drawer.
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

const contract = defineContract({
  name: 'menu',
  moment: 'interaction',
  parts: {
    list: optional('the list of the first level'),
    item: optional('each list item of a menu whose sub-menus cover one another in the drawer'),
    entry: optional('each link or <summary> of the first level'),
    subMenu: optional('each sub-menu, also one inside another', 'details'),
    toggle: optional('the <summary> of each sub-menu inside another one', 'summary'),
    panel: optional('the element in each sub-menu that opens'),
    back: optional('the button in a sub-menu that leads back to the level around it', 'button'),
  },
});

/** The categories: a row with panels on wide screens, a drawer on narrow ones. */
export const menu = defineWidget(contract, function Menu({ slot, initial, Markup }) {
  const isWide = useBreakpoint('medium');
  const isDrawerOpen = useDrawer(slot, isWide);
  const boxes = initial('subMenu').map(({ element }) => element);
  const isLevelled = !isWide && initial('item').length > 0;
  const { opened, propsOf } = useSubMenus(boxes, { isRow: isWide, isLevelled });
  const entries = initial('entry').map(({ element }) => element);
  const levels = useLevels(isLevelled, isDrawerOpen, opened);

  const isOpen = (box: Element | null): boolean => opened.some((one) => one === box);
  const summary = ({ element }: { element: HTMLElement }) =>
    classes({ 'is-open': isOpen(element.parentElement), 'is-hidden': levels.isCovered(element) });
  return (
    <Markup
      slot={{
        ...classes({ 'is-open': isDrawerOpen }),
        onKeyDown: (event) => (isWide ? menuKeys(event, entries, boxes) : levels.onKeyDown(event)),
      }}
      list={classes({ 'subMenu-is-open': opened.length > 0 })}
      item={({ element }) => classes({ 'is-hidden': levels.isCovered(element) })}
      subMenu={({ element }, index) => ({ ...propsOf(index), ...classes({ 'is-open': isOpen(element) }) })}
      entry={summary}
      toggle={summary}
      panel={({ element }) => classes({ 'is-open': isOpen(element.closest('details')) })}
      back={({ element }) => ({ hidden: isWide || levels.isCovered(element), onClick: levels.back })}
    />
  );
});

function classes(names: Readonly<Record<string, boolean>>): { className: string | undefined } {
  const on = Object.keys(names).filter((name) => names[name]);
  return { className: on.join(' ') || undefined };
}
