import type { Criteria } from './criterion';
import { everyStateIsJudged } from './every-state';

/** WCAG 2.2, principle 2. */
export const operable: Criteria = {
  '2.1.1': {
    name: 'Keyboard',
    level: 'A',
    tests: {
      ...everyStateIsJudged,
      'browser/sale/keyboard-sale.test.ts':
        'goes from the option to the preview and back, and is announced once, after the focus has moved',
      'browser/pages/keyboard-browse.test.ts': [
        'are filtered, sorted, paged and compared; quick views open and close',
        'takes a coupon, gift wrapping and a shipping method, and removes a line',
      ],
      'browser/product/product-gallery.test.ts':
        'are in step with the thumbnails, and go to the picture of an option and back',
      'unit/widgets/product-extras/gallery/slides.test.tsx':
        'open at the pressed picture, go on by buttons and arrow keys, and are counted',
      'browser/forms/contact.test.ts': 'is sent by keyboard, from the link in the footer',
    },
  },
  '2.1.2': {
    name: 'No Keyboard Trap',
    level: 'A',
    tests: {
      'browser/product/quick-view.test.ts':
        'keeps the focus inside, returns it to the link, and sells the chosen variant',
      'browser/header/menu.test.ts':
        'is a drawer over an inert page; Escape, button, outside press and wide screen close it',
    },
  },
  '2.1.4': { name: 'Character Key Shortcuts', level: 'A', never: 'No single key is a shortcut.' },
  '2.2.1': {
    name: 'Timing Adjustable',
    level: 'A',
    tests: {
      'browser/forms/form-tokens.test.ts': 'shows a message above a form that is refused, which keeps what was typed',
    },
    person: 'Whether the platform’s session is long enough: what was typed outlives it, the cart may not.',
  },
  '2.2.2': {
    name: 'Pause, Stop, Hide',
    level: 'A',
    tests: {
      'unit/widgets/global/carousel/carousel.test.tsx':
        'is paused and played by its button, whose label names the action',
      'browser/pages/carousel.test.ts':
        'do not advance with reduced motion, follow a swipe, and announce the new slide',
    },
  },
  '2.3.1': {
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    person: 'Whether the merchant’s pictures flash. Nothing of ours does.',
  },
  '2.4.1': { name: 'Bypass Blocks', level: 'A', tests: everyStateIsJudged },
  '2.4.2': {
    name: 'Page Titled',
    level: 'A',
    tests: everyStateIsJudged,
    person: 'Whether the title says what the page is: the platform makes it.',
  },
  '2.4.3': {
    name: 'Focus Order',
    level: 'A',
    tests: {
      'browser/cart/cart-lines.test.ts': [
        'asks first, then focuses the next line and announces the total',
        'opens a dialog, and then returns the focus to the link that opened it',
      ],
      'browser/sale/card-sale.test.ts': 'is added once by pointer and by keys, and the focus returns to its button',
    },
    person: 'Whether the order of the focus is the one that a page’s sense asks for.',
  },
  '2.4.4': {
    name: 'Link Purpose (In Context)',
    level: 'A',
    tests: everyStateIsJudged,
    person: 'Whether a link’s words say where it leads: axe sees that it has some.',
  },
  '2.4.5': {
    name: 'Multiple Ways',
    level: 'AA',
    tests: {
      'browser/pages/plain-pages.test.ts': [
        'that is the site map links to the categories',
        'that does not exist offers a search',
      ],
    },
  },
  '2.4.6': {
    name: 'Headings and Labels',
    level: 'AA',
    tests: everyStateIsJudged,
    person: 'Whether headings and labels describe what they stand over.',
  },
  '2.4.7': {
    name: 'Focus Visible',
    level: 'AA',
    tests: {
      'browser/pages/appearance.test.ts': '%s shows the focus, also with forced colours',
    },
  },
  '2.4.11': {
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    tests: {
      'browser/pages/admin-bar.test.ts': 'covers neither its focused link nor the end of the page',
      'browser/header/header.test.ts':
        'keeps its first row while the page scrolls, and shows its second row for the focus',
    },
    person: 'Whether an app’s bar covers the focus.',
  },
  '2.5.1': {
    name: 'Pointer Gestures',
    level: 'A',
    tests: {
      'browser/product/product-gallery.test.ts':
        'open at a first tap, before their code has loaded, and go on by a swipe',
      'unit/widgets/product-extras/gallery/slides.test.tsx':
        'open at the pressed picture, go on by buttons and arrow keys, and are counted',
    },
  },
  '2.5.2': {
    name: 'Pointer Cancellation',
    level: 'A',
    tests: {
      'unit/widgets/global/dialogs/dialog.test.tsx': [
        'closes at a click on the backdrop, but not at a click inside',
        'stays open when a selection of text ends outside',
      ],
    },
    person:
      'Whether any press acts before the pointer is lifted: all controls are buttons, links and fields of the browser.',
  },
  '2.5.3': {
    name: 'Label in Name',
    level: 'A',
    tests: everyStateIsJudged,
    person: 'Whether the name begins with what can be seen where a picture is the label.',
  },
  '2.5.4': { name: 'Motion Actuation', level: 'A', never: 'Nothing listens to the device’s motion.' },
  '2.5.7': {
    name: 'Dragging Movements',
    level: 'AA',
    tests: {
      'browser/pages/carousel.test.ts':
        'do not shift the page when their buttons appear, and stay in place after a resize',
      'unit/widgets/product-extras/gallery/slides.test.tsx':
        'open at the pressed picture, go on by buttons and arrow keys, and are counted',
    },
  },
  '2.5.8': { name: 'Target Size (Minimum)', level: 'AA', tests: everyStateIsJudged },
};
