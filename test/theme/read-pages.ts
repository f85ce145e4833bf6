import { inclusions } from './checks/check-partials';
import { oncePer } from './diagnostics/once-per';
import { buildPage } from './page/build-page';
import type { Page } from './page/page';
import { parameterNames } from './page/parameter-names';
import type { Template, Theme } from './read-theme';

const known = new WeakMap<Template, Page[]>();

/**
 * The pages of a theme: the templates that no other includes, each with all of its inclusions. A page whose templates
 * are the same objects as before is not built again.
 */
export function readPages({ templates }: Theme): Page[] {
  const included = new Set([...templates.values()].flatMap((template) => [...inclusions(template, templates)]));
  return [...templates.values()].filter(({ id }) => !included.has(id)).map((template) => page(template, templates));
}

function page(template: Template, templates: Theme['templates']): Page {
  const before = known.get(template) ?? [];
  const same = before.find(({ used }) => [...used].every(([id, one]) => templates.get(id) === one));
  if (same) return same;
  const fresh = buildPage(template, templates, parameterNames(templates));
  known.set(template, [fresh, ...before].slice(0, 4));
  return fresh;
}

/** The root of a whole document; undefined for a fragment. */
export const rootOf = oncePer(({ elements }: Page) => elements.find(({ localName }) => localName === 'html'));

/** Whether a page is a whole document, not a fragment. */
export const isDocument = (page: Page): boolean => rootOf(page) !== undefined;

export const slotsOf = oncePer(({ elements }: Page) =>
  elements.filter((element) => element.hasAttribute('data-widget')),
);

/** Whether a page is an AMP document: no script of the theme runs there. Its slots come from partials of other pages. */
export const isAmp = oncePer((page: Page): boolean =>
  ['amp', '⚡'].some((name) => rootOf(page)?.hasAttribute(name) ?? false),
);

/** Whether a page has its own URL. A fragment has none: the shop renders it for a place in another page. */
export const isPage = ({ template }: Page): boolean => template.id.startsWith('pages/');
