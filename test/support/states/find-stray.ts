import type { Page } from 'playwright-core';
import type { Shop } from '../driver/use-shop';

/**
 * Finds the URLs of a page's links and forms that leave its language.
 *
 * @param code the language of the page's path prefix
 */
export const strayLinks = (page: Page, code: string): Promise<string[]> =>
  page.evaluate((folder) => {
    // Exceptions: links to the other languages, merchants' texts, the platform's checkout, and files, whose URL is
    // the same in all languages.
    const others = '[data-locale-code], .prose, .choiceBar-text, .page-type-checkout main';
    const files = /^\/(assets|images|stencil|content|manage)\//;
    return [...document.querySelectorAll('a[href], form[action], [formaction]')]
      .filter((element) => !element.closest(others))
      .flatMap((element) => ['href', 'action', 'formaction'].map((name) => element.getAttribute(name)))
      .filter((url) => url !== null)
      .map((url) => new URL(url, document.baseURI))
      .filter(
        ({ origin, pathname }) => origin === location.origin && !pathname.startsWith(folder) && !files.test(pathname),
      )
      .map(({ pathname, search }) => pathname + search);
  }, `/${code}/`);

/** The calls since the last reset that lost their page's language. */
export const strayCalls = ({ server }: Shop): string[] =>
  server.world.log.all().flatMap(({ isStray, method, path }) => (isStray ? [`${method} ${path}`] : []));
