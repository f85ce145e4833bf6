/** The features that are newer than the oldest supported browsers, each with the fallback for these browsers. */
export const withFallback: Readonly<Record<string, string>> = {
  // In scripts.
  checkVisibility: 'every control in the page counts as visible',
  connection: 'Save-Data counts as off',
  hidePopover: 'not needed: without popovers the loader does nothing',
  isComposing:
    'Safari sends the events that end a composition after its end: the key has the code 229, and the input is final',
  notRestoredReasons: 'operators do not learn why Back loaded a page anew',
  popover:
    'not needed: without popovers the loader does nothing; on iPhones before 18.3 a listener closes the drawer at a press outside',
  postTask: 'a timer',
  prerendering: 'pages are not prerendered',
  requestIdleCallback: 'a timer',
  scheduler: 'a timer',
  share: 'the share button is hidden',
  showPopover: 'not needed: without popovers the loader does nothing',
  trustedTypes: 'HTML is set as a string; a page of such a browser can require no trusted types',
  // In style sheets.
  "At-rule '@page'": 'the browser’s own page margins',
  "Property 'accent-color'": 'checkboxes have the browser’s colour',
  "Property 'animation-range'": 'a class makes the header slim',
  "Property 'content-visibility'": 'only used with details-content',
  "Property 'forced-color-adjust'": 'only has an effect with forced colours',
  "Property 'overscroll-behavior'": 'at the end of a panel the page scrolls',
  "Property 'resize'": 'a text area keeps its size',
  "Property 'scrollbar-width'": 'a scroll bar is shown',
  "Property 'text-size-adjust'": 'a phone may enlarge text after a rotation',
  "Property 'text-wrap'": 'the lines of headings have less equal lengths',
  "Property 'user-select'": 'Safari has the prefixed property; elsewhere a press on a control may select its text',
  "Value 'avoid' of property 'break-after'": 'a heading may be the last line of a printed page',
  "Selector 'details-content'": 'a button opens the filters',
  "Selector 'popover-open'": 'not needed: without popovers the loader does nothing',
  "Selector 'selection'": 'selected text has the browser’s colours',
};

/** Names in our code, React or axios that equal the name of a newer platform feature. */
export const namesOfOurs: readonly string[] = [
  'arguments',
  'capture',
  'code',
  'config',
  'controller',
  'delay',
  'formData',
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
  'writeln',
];
