import type { StyleRule } from '../rule';

const opened = { from: '.is-open', to: ':is(details[open] > *)' };
const current = { selector: /\.slick-dots li\.slick-active/, from: '.slick-active', to: ':is(:has([aria-current]))' };

/** The states of the layout: what the theme's script marked by a class, elements of HTML have by themselves. */
export const layoutStyleRules: readonly StyleRule[] = [
  {
    name: 'cross of the drawer toggle',
    needs: 'drawer toggle',
    selector: /\.mobileMenu-toggle\.is-open/,
    from: '.is-open',
    to: ':is(:has(~ :popover-open))',
  },
  // Control and panel are the children of the element that opens, whatever their classes are.
  { ...opened, name: 'open sub-menu', needs: 'sub-menu', selector: /\.is-open/ },
  { ...opened, name: 'open drop-down', needs: 'drop-down', selector: /\.is-open/ },
  { ...opened, name: 'open search panel', needs: 'search panel', selector: /\.is-open/ },
  {
    name: 'list of the third level',
    needs: 'third level of the menu',
    selector: /\.navPage-subMenu-action\S* \+ \.navPage-childList/,
    from: '.navPage-subMenu-action:not(.navPages-action-depth-max) + &',
    to: 'summary + &',
  },
  { ...current, name: 'dot of the hero', needs: 'hero' },
  { ...current, name: 'dot of products', needs: 'carousel of products' },
];
