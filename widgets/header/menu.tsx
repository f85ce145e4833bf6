import { defineContract, optional } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useBreakpoint } from '../../core/page/breakpoints';
import { menuKeys } from './menu-keys';
import { useDrawer } from './use-drawer';
import { useSubMenus } from './use-sub-menus';

const contract = defineContract({
  name: 'menu',
  moment: 'interaction',
  parts: {
    entry: optional('each link or <summary> of the first level'),
    subMenu: optional('each sub-menu', 'details'),
    panel: optional('the element in each sub-menu that opens'),
  },
});

/** The shop's categories: a row with panels on wide screens, a drawer over the page on narrow ones. */
export const menu = defineWidget(contract, function Menu({ slot, initial, Markup }) {
  const isWide = useBreakpoint('medium');
  const isDrawerOpen = useDrawer(slot, isWide);
  const boxes = initial('subMenu').map(({ element }) => element);
  const { opened, propsOf } = useSubMenus(boxes, isWide);
  const entries = initial('entry').map(({ element }) => element);

  return (
    <Markup
      slot={{
        ...openIf(isDrawerOpen),
        onKeyDown: (event) => isWide && menuKeys(event, entries, boxes),
      }}
      subMenu={({ element }, index) => ({ ...propsOf(index), ...openIf(element === opened) })}
      entry={({ element }) => openIf(element.parentElement === opened)}
      panel={({ element }) => openIf(element.closest('details') === opened)}
    />
  );
});

const openIf = (isOpen: boolean): { className: string | undefined } => ({ className: isOpen ? 'is-open' : undefined });
