import { inclusions } from './check-partials';
import { oncePer } from './once-per';
import { buildPage, type Page } from './page/build-page';
import type { Template, Theme } from './read-theme';

const known = new WeakMap<Template, Page[]>();

/**
 * The pages of a theme: the templates that no other includes, each with everything that it includes. A page whose
 * templates are the same objects as before is not put together again.
 */
export function readPages({ templates }: Theme): Page[] {
  const included = new Set([...templates.values()].flatMap((template) => [...inclusions(template, templates)]));
  return [...templates.values()].filter(({ id }) => !included.has(id)).map((template) => page(template, templates));
}

function page(template: Template, templates: Theme['templates']): Page {
  const before = known.get(template) ?? [];
  const same = before.find(({ used }) => [...used].every(([id, one]) => templates.get(id) === one));
  if (same) return same;
  const fresh = buildPage(template, templates);
  known.set(template, [fresh, ...before].slice(0, 4));
  return fresh;
}

/** The root of a whole document; a fragment has none. */
export const rootOf = oncePer(({ elements }: Page) => elements.find(({ localName }) => localName === 'html'));

/** Whether a page is a whole document, not a fragment of one. */
export const isDocument = (page: Page): boolean => rootOf(page) !== undefined;

/** The slots of a page. */
export const slotsOf = oncePer(({ elements }: Page) =>
  elements.filter((element) => element.hasAttribute('data-widget')),
);

/** Whether the shop answers an address with it: a fragment is printed into a page, by its own name. */
export const isPage = ({ template }: Page): boolean => template.id.startsWith('pages/');
