import type { Hook } from './record-page';

/** A hook of the reference theme's script that nobody has to answer for. */
export interface Excuse {
  readonly key: RegExp;
  /** The events that are excused; the others are not. */
  readonly events: RegExp;
  readonly reason: string;
}

/** The excuses, each with its reason. */
const excuses: readonly Excuse[] = [
  {
    key: /^(window|document)$/,
    events: /^(DOMContentLoaded|load|pageshow|beforeunload)$/,
    reason: 'the start of the script itself, and the focus on the order of a list, which widgets keep without leaving',
  },
  {
    key: /^(window|document)$/,
    events:
      /^(resize|scroll|animationend|transitionend|hashchange|focus(in)?|blur|mouseover|(webkit)?visibilitychange|orientationchange)$/,
    reason:
      'measurements of lazySizes, slick and Foundation, and the classes of the focus-within polyfill: CSS and native pictures',
  },
  {
    key: /^document$/,
    events: /^(change|click|input|submit)$/,
    reason: 'delegated by stencil-utils: the selectors are looked up by themselves, as hooks of the platform',
  },
  {
    key: /^window$/,
    events: /^(popstate|statechange)$/,
    reason: 'the history of the filters: the listing widgets go back and forth themselves',
  },
  {
    key: /^document$/,
    events: /\.(vakata|jstree)$|\.jstree\./,
    reason: 'the keys and the pointer of the tree of categories: its element is looked up by itself',
  },
  {
    key: /^\*$/,
    events: /\.slick$/,
    reason: 'slick pauses while anything in it has the focus: its carousel is looked up',
  },
  {
    key: /^\.productView$/,
    events: /^change$/,
    reason: 'the options of the product: the widget of the options listens to its own fields',
  },
  {
    key: /^\.productView$/,
    events: /^writes data-product-variant$/,
    reason: 'the widget product-variant, in an element inside, writes it',
  },
  {
    key: /^\[data-list-name\]$/,
    events: /^(afterChange|breakpoint|init|swipe|writes (children|class))$/,
    reason: 'every list of products has the attribute; only the carousel among them, whose widget answers, has these',
  },
  {
    key: /^\[data-currency-code\]$/,
    events: /^click$/,
    reason: 'the page’s content and the tag of the bundle have the attribute, too; what is pressed are links',
  },
  {
    key: /^\.account-product-image$/,
    events: /^writes class$/,
    reason: 'the classes of lazySizes: the browser loads the picture itself',
  },
  {
    key: /^#theme-bundle-main$/,
    events: /^load$/,
    reason: 'the tag of the script itself, on a page that still has it',
  },
  {
    key: /^body$/,
    events: /^(click|keyup|cart-quantity-update|compareReset|writes (children|class|style))$/,
    reason: 'presses outside and Escape close what a widget opened; the events are those of modules, not of elements',
  },
  {
    key: /^(document|\.header|\[data-reveal\]|\.modal-close, \.modal-background)$/,
    events: /\.fndtn|^(open|close|opened|closed)\b/,
    reason: 'events between Foundation and the modules that used its dialogs and drop-downs',
  },
  { key: /^(html|head)$/, events: /^writes /, reason: 'classes of the script’s features, and the script’s chunks' },
  {
    key: /./,
    events: /^(dragstart|writes (tabindex|aria-describedby|role))$/,
    reason: 'slick’s pointer, and attributes that replace what native elements have',
  },
];

/** The events of a hook that no excuse covers. */
export const unexcusedEvents = ({ key, events }: Hook, known: readonly Excuse[] = excuses): string[] =>
  events.filter((event) => !known.some((one) => one.key.test(key) && one.events.test(event)));
