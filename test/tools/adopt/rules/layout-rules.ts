import type { Rule } from '../rule';

const whole = /^layout\//;

const dialog = (name: string, title: string, size: string): string =>
  `{{> components/widgets/dialog name='${name}' dialog_id='widgets-${name}' dialog_title=(lang 'widgets.dialog.${title}') dialog_size='${size}' dialog_content=''}}\n`;

/**
 * The markup that every page needs once: the bundle's tag, the functional style sheet, the speculation rules, the live
 * regions, the dialogs and the cart badge.
 */
export const layoutRules: readonly Rule[] = [
  {
    name: 'bundle',
    in: whole,
    selector: 'head',
    holds: /head\.scripts/,
    already: /\{\{>\s*components\/(widgets\/)?common\/widgets-script\s/,
    last: "    {{{stylesheet '/assets/widgets/functional.css'}}}\n    {{> components/widgets/common/widgets-script widgets_version=theme_settings.widgets_version widgets_integrity=theme_settings.widgets_integrity widgets_off=theme_settings.widgets_off}}\n    ",
  },
  {
    name: 'next page',
    in: whole,
    selector: 'head',
    holds: /head\.scripts/,
    unlessTheme: /speculationrules/,
    last: '    {{> components/widgets/common/next-page next_page=theme_settings.next_page next_customer=customer}}\n    ',
  },
  {
    name: 'announcer and dialogs',
    in: whole,
    selector: 'body',
    holds: /footer\.scripts/,
    last: [
      '    {{> components/widgets/announcer}}\n',
      `    ${dialog('quick-view', 'quick_view', 'large')}`,
      `    ${dialog('alert', 'alert', 'small')}`,
      `    ${dialog('confirm', 'confirm', 'small')}`,
      '    {{> components/widgets/cart-preview cart_url=urls.cart reload_on_close=false}}\n    ',
    ].join(''),
  },
  {
    name: 'cart-badge',
    in: /^(?!components\/(amp|widgets)\/)/,
    selector: 'a[data-cart-preview]:has(.cart-quantity)',
    // As with the theme's own script, the theme's styles decide whether an empty cart has a number.
    mark: 'data-widget="cart-badge" data-show-zero="true" data-label-none="{{lang \'widgets.header.cart_none\'}}" data-label-one="{{lang \'widgets.header.cart_one\'}}" data-label-many="{{lang \'widgets.header.cart_many\'}}"',
  },
  {
    name: 'cart-badge count',
    selector: 'a[data-cart-preview] .cart-quantity',
    mark: 'data-part="count"',
    // Only the cart page has a cart in its context. The theme's own script wrote the 0 on the others.
    last: '{{#or cart cart_id}}{{else}}<span data-no-cart>0</span>{{/or}}',
  },
];
