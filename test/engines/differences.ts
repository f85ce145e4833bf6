import type { EngineName } from './engine';

/** A difference between engines that a shopper meets, and the reason why it stays. */
export interface Difference {
  readonly engines: readonly EngineName[];
  readonly what: string;
  readonly why: string;
}

/** Every known difference that stays. */
export const differences: readonly Difference[] = [
  {
    engines: ['Firefox', 'WebKit'],
    what: 'the header goes slim once the shopper has touched the page, not before',
    why: 'they have no scroll-driven animations: the widget does it by a class, and comes with the first input',
  },
  {
    engines: ['WebKit'],
    what: 'on a Mac or an iPhone a dialog that the very first press of a page opens gives the focus back to the main content',
    why: 'Safari gives a pressed control no focus, and the code that remembers what was pressed comes with that press',
  },
];
