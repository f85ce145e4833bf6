import type { Pair } from '../pair';
import { type Rule, replacing } from '../rule';

const drillDown = /(alternate|navigation-dropdown)$/;
const simple = /^(?!.*(alternate|navigation-dropdown)$).*(nav|menu|selector)[\w-]*$/;
/** Templates with the first list. */
const ofRow = /^(?!.*(alternate|navigation-dropdown|selector[\w-]*)$).*(nav|menu)[\w-]*$/;

/** The attributes by which the theme's script knows the control of a panel, and those that a `<summary>` has by itself. */
const ofControl = ['href', 'role', 'data-collapsible', 'aria-controls', 'aria-expanded'];
const ofPanel = ['aria-hidden', 'tabindex'];

const control = 'a[data-collapsible]:not(.toggleLink, .navBar-action)';
const panel = ':is(div, ul)[id]';
/** The second list of the drawer, which is hidden in the row: the arrow keys do not lead to it. */
const second = '.navPages-list--user *';
/** Partials of the second list. */
const ofSecond = /selector[\w-]*$/;

const subMenu = {
  name: 'sub-menu',
  unit: 'sub-menu',
  until: panel,
  rename: 'summary',
  drops: ofControl,
  before: '<details name="navPages" data-part="sub-menu">\n[indent]',
  after: '\n[indent]</details>',
} as const;

const thirdLevel: Pair = { within: 'template' };
const level: Pair = { within: 'template' };

/** The menu in the design "simple", and the sub-menus of the drawer. */
const simpleRules: readonly Rule[] = [
  { ...subMenu, in: ofRow, selector: `${control}:not(${second})`, mark: 'data-part="entry"' },
  { ...subMenu, in: ofRow, selector: `${control}:is(${second})`, mark: 'data-part="toggle"' },
  { ...subMenu, in: ofSecond, selector: control, mark: 'data-part="toggle"' },
  {
    name: 'panel of a sub-menu',
    unit: 'sub-menu',
    in: simple,
    selector: `${control} ~ ${panel}`,
    drops: ofPanel,
    mark: 'data-part="panel"',
  },
  {
    name: 'entry of the menu',
    in: ofRow,
    selector: `a.navPages-action:not([data-collapsible], .navPage-subMenu-action, .navPage-childList-action, ${second})`,
    mark: 'data-part="entry"',
  },
  // The control of the third level is in a link, where nothing else can be pressed: it moves behind the link.
  {
    name: 'third level of the menu',
    unit: 'third level of the menu',
    in: simple,
    selector: 'a:has(> [data-collapsible-disabled-breakpoint])',
    after:
      '\n[indent]<details open data-widget="collapsible" data-widget-when="visible" data-disabled-from="medium" data-disabled-state="open" data-enabled-state="closed">',
    side: { of: thirdLevel, is: 'opener' },
  },
  {
    name: 'link above the third level',
    unit: 'third level of the menu',
    in: simple,
    selector: 'a:has(> [data-collapsible-disabled-breakpoint])',
    // On pages, the first of them is without the attribute that the next rule drops.
    takes: '.collapsible-icon-wrapper, [data-collapsible-disabled-breakpoint]',
  },
  {
    name: 'control of the third level',
    unit: 'third level of the menu',
    in: simple,
    selector: 'a > [data-collapsible-disabled-breakpoint]',
    rename: 'summary',
    drops: [
      'data-collapsible',
      'data-collapsible-disabled-breakpoint',
      'data-collapsible-disabled-state',
      'data-collapsible-enabled-state',
    ],
    mark: 'data-part="toggle" aria-label="{{name}}"',
  },
  {
    name: 'list of the third level',
    unit: 'third level of the menu',
    in: simple,
    selector: `a:has(> [data-collapsible-disabled-breakpoint]) ~ ${panel}`,
    mark: 'data-part="content"',
    after: '\n[indent]</details>',
    side: { of: thirdLevel, is: 'target' },
  },
];

/** The menu in the design "alternate": sub-menus inside of one another, of which the drawer shows one level. */
const drillDownRules: readonly Rule[] = [
  {
    name: 'list of the menu',
    selector: '.navPages-list:not(.navPages-list--user)',
    holds: /navigation-list-alternate/,
    mark: 'data-part="list"',
  },
  {
    name: 'item of the menu',
    selector: '.navPages-list > li',
    holds: /navigation-list-alternate/,
    mark: "{{#if ../theme_settings.navigation_design '===' 'alternate'}}data-part=\"item\"{{/if}}",
  },
  { name: 'item of a sub-menu', in: drillDown, selector: 'li', mark: 'data-part="item"' },
  {
    name: 'sub-menu of a level',
    unit: 'sub-menu of a level',
    in: drillDown,
    selector: `${control}.is-root`,
    rename: 'summary',
    drops: ofControl,
    mark: 'data-part="entry"',
    before: '<details name="navPages" data-part="sub-menu">\n[indent]',
    side: { of: level, is: 'opener' },
  },
  {
    name: 'sub-menu of a level',
    unit: 'sub-menu of a level',
    in: drillDown,
    selector: `${control}:not(.is-root)`,
    rename: 'summary',
    drops: ofControl,
    mark: 'data-part="toggle"',
    before: '<details data-part="sub-menu">\n[indent]',
    side: { of: level, is: 'opener' },
  },
  {
    name: 'end of a sub-menu',
    in: drillDown,
    call: /navigation-dropdown$/,
    after: '\n[indent]</details>',
    side: { of: level, is: 'target' },
  },
  {
    name: 'panel of a level',
    in: drillDown,
    selector: '.navPage-subMenu[id]',
    drops: ofPanel,
    mark: 'data-part="panel"',
  },
  {
    name: 'entry of the menu',
    in: drillDown,
    selector: 'a.navPages-action:not([data-collapsible], li *)',
    mark: 'data-part="entry"',
  },
];

/** The shop's categories: a row of sub-menus, or a drawer. */
export const menuRules: readonly Rule[] = replacing(
  ['global/menu', 'global/mobile-menu-toggle'],
  [...simpleRules, ...drillDownRules],
);
