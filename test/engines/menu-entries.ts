import type { Tab } from './tab';

/** The open entries of the menu's first level; it runs on the page. */
const readOpen = (): string[] =>
  [...document.querySelectorAll('#menu details[open] > summary')].map(({ textContent }) => textContent?.trim() ?? '');

export const openEntries = (tab: Tab): Promise<string[]> => tab.read(readOpen, null);

/** Waits until exactly these entries are open. */
export const untilOpen = (tab: Tab, names: readonly string[]): Promise<void> =>
  tab.until(
    `${names.join() || 'nothing'} is open in the menu`,
    (wanted) =>
      [...document.querySelectorAll('#menu details[open] > summary')]
        .map(({ textContent }) => textContent?.trim())
        .join() === wanted,
    names.join(),
  );
