import { hostOf } from './fragment-hosts';
import { type Claims, type MatchedPage, matchPage } from './matched-page';
import type { RenderedPage } from './rendered-page';

/** A page or a fragment that can be asked for the elements of a hook. */
export type ProvedPage = RenderedPage & MatchedPage;

/** AMP pages have scripts of their own, and the platform renders the checkout. */
const withoutScript = /^pages\/(amp\/|checkout$)/;

/** Prepares a theme's pages, and the fragments among the widgets of all pages. */
export function matchPages(rendered: readonly RenderedPage[], claims: Claims): ProvedPage[] {
  const own = rendered.filter(({ template }) => !withoutScript.test(template));
  const isFragment = ({ template }: RenderedPage) => hostOf(template) !== undefined;
  const whole = own
    .filter((page) => !isFragment(page))
    .map((page): ProvedPage => ({ ...page, ...matchPage(page, claims) }));
  const present = new Set(whole.flatMap(({ widgets }) => [...widgets]));
  const fragments = own
    .filter(isFragment)
    .map((page): ProvedPage => ({ ...page, ...matchPage(page, claims, present) }));
  return [...whole, ...fragments];
}

/** The pages of a page type, and the fragments that the script or a widget can put into them. */
export function pagesOf(pageType: string, pages: readonly ProvedPage[]): ProvedPage[] {
  const own = pages.filter((page) => page.pageType === pageType);
  const hasQuickView = own.some((page) => (page.count('.quickview') ?? 0) > 0);
  const fragments = pages.filter(
    ({ template, ...page }) =>
      page.pageType !== pageType &&
      (/^components\/(search\/quick-results|common\/cart-preview|cart\/preview)$/.test(template) ||
        (template === 'components/products/quick-view' && hasQuickView)),
  );
  return [...own, ...fragments];
}
