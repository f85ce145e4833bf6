import { defineContract, optional } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useBreakpoint } from '../../core/page/breakpoints';
import { menuKeys } from './menu-keys';
import { useDrawer } from './use-drawer';
import { useLevels } from './use-levels';
import { useSubMenus } from './use-sub-menus';

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

/** The shop's categories: a row with panels on wide screens, a drawer over the page on narrow ones. */
export const menu = defineWidget(contract, function Menu({ slot, initial, Markup }) {
  const isWide = useBreakpoint('medium');
  const isDrawerOpen = useDrawer(slot, isWide);
  const boxes = initial('subMenu').map(({ element }) => element);
  const { opened, propsOf } = useSubMenus(boxes, isWide);
  const entries = initial('entry').map(({ element }) => element);
  const levels = useLevels(!isWide && initial('item').length > 0, isDrawerOpen, opened);

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
