/** The features that are newer than the oldest supported browsers, each with the fallback for these browsers. */
export const withFallback: Readonly<Record<string, string>> = {
  checkVisibility: 'a control that is still in the page counts as one that is shown',
  // Of scripts.
  connection: 'where the browser does not say that data is to be saved, none is',
  hidePopover: 'the oldest browsers have it: the loader asks for popovers',
  popover:
    'the oldest browsers have it: the loader asks for popovers; on iPhones before 18.3 the drawer closes by its button only',
  postTask: 'a timer',
  prerendering: 'pages are not prerendered',
  requestIdleCallback: 'a timer',
  scheduler: 'a timer',
  share: 'the button to share is not there',
  trustedTypes: 'HTML stays text, because no page can ask for more',
  // Of style sheets.
  "At-rule '@page'": 'the browser’s own margins of a sheet',
  "Property 'accent-color'": 'boxes have the colour of the browser',
  "Property 'animation-range'": 'the header goes slim by a class',
  "Property 'content-visibility'": 'beside details-content',
  "Property 'forced-color-adjust'": 'only where colours are forced',
  "Property 'overscroll-behavior'": 'the page behind a panel is scrolled at its end',
  "Property 'resize'": 'a text field keeps its size',
  "Property 'scrollbar-width'": 'a scroll bar is shown',
  "Property 'text-size-adjust'": 'a phone that is turned may enlarge text',
  "Property 'text-wrap'": 'the lines of headings are less even',
  "Value 'avoid' of property 'break-after'": 'a heading may end a sheet',
  "Selector 'details-content'": 'a button opens the filters',
  "Selector 'popover-open'": 'the oldest browsers have it: the loader asks for popovers',
  "Selector 'selection'": 'selected text has the colours of the browser',
};

/** Names of ours, of React's or of axios' that something of a newer platform has as well. */
export const namesOfOurs: readonly string[] = [
  'arguments',
  'capture',
  'code',
  'config',
  'controller',
  'delay',
  'frame',
  'isError',
  'link',
  'movementX',
  'movementY',
  'navigation',
  'number',
  'small',
  'summary',
  'toArray',
  'write',
];
