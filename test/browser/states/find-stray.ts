import type { Page } from 'playwright-core';
import type { Shop } from '../driver/use-shop';

/**
 * The addresses of a page's links and forms that lead out of its language.
 *
 * @param code the language in whose folder the page is
 */
export const strayLinks = (page: Page, code: string): Promise<string[]> =>
  page.evaluate((folder) => {
    // Links to the other languages, what a merchant wrote, the platform's checkout, and files, which have one address in
    // all languages.
    const others = '[data-locale-code], .prose, .cookieMessage-text, .page-type-checkout main';
    const files = /^\/(assets|images|stencil|content|manage)\//;
    return [...document.querySelectorAll('a[href], form[action], [formaction]')]
      .filter((element) => !element.closest(others))
      .flatMap((element) => ['href', 'action', 'formaction'].map((name) => element.getAttribute(name)))
      .filter((address) => address !== null)
      .map((address) => new URL(address, document.baseURI))
      .filter(
        ({ origin, pathname }) => origin === location.origin && !pathname.startsWith(folder) && !files.test(pathname),
      )
      .map(({ pathname, search }) => pathname + search);
  }, `/${code}/`);

/** The calls that have lost the language of their page since the shop was reset. */
export const strayCalls = ({ server }: Shop): string[] =>
  server.world.log.all().flatMap(({ isStray, method, path }) => (isStray ? [`${method} ${path}`] : []));
