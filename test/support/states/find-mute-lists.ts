import type { Page } from 'playwright-core';

/**
 * Lists that VoiceOver does not announce as lists. Safari takes the role from a list without markers, unless it is inside navigation or
 * its role is written (https://bugs.webkit.org/show_bug.cgi?id=170179).
 *
 * @returns the opening tag of each
 */
export const findMuteLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ul, ol, menu')]
      .filter((list) => !list.hasAttribute('role') && !list.closest('nav, [role="navigation"]'))
      .filter((list) => getComputedStyle(list).listStyleType === 'none')
      .map((list) => /^<[^>]*>/.exec(list.outerHTML)?.[0] ?? ''),
  );
