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
    what: 'the header becomes slim only after the shopper has touched the page',
    why: 'they have no scroll-driven animations: the widget sets a class instead, and loads with the first input',
  },
  {
    engines: ['WebKit'],
    what: 'on a Mac or an iPhone, a dialog that opens by the first press on a page returns the focus to the main content',
    why: 'Safari does not focus a pressed control, and the code that records the control loads with that press',
  },
];
