import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt, diagnosticOf } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Page } from '../page/page';
import type { PageElement } from '../page/page-element';
import { unknownText } from '../page/unknown-text';
import { conditions, excludes, includes } from '../page/when';
import { isPage } from '../read-pages';
import type { Template, Theme } from '../read-theme';
import type { OutlineTag } from '../template/read-outline';
import { tagsOf } from './tags-of';
import { twicePlace } from './twice-place';

/** Finds invalid HTML that a browser corrects, usually not as the author intended. */
export const checkMarkup = ({ templates }: Theme, pages: readonly Page[]): Diagnostic[] => [
  ...pages.flatMap(inPage),
  ...[...templates.values()].flatMap(secondAttributes),
];

const inPage = oncePer((page: Page): Diagnostic[] => {
  const { elements } = page;
  return [
    ...looseTags(page),
    ...(isPage(page) ? [...nestedForms(elements), ...ids(elements), ...pictures(elements)] : []),
  ];
});

const secondAttributes = oncePer((template: Template): Diagnostic[] =>
  tagsOf(template.outline).flatMap((tag) =>
    repeated(tag).map(({ name, at }) => {
      const sentence = `<${tag.name}> has the attribute ${name} twice: the browser takes the first`;
      return diagnosticAt('second-attribute', { template, at }, sentence);
    }),
  ),
);

function looseTags({ loose }: Page): Diagnostic[] {
  return loose.map(({ name, place, isOpen }) =>
    diagnosticAt('loose-tag', place, isOpen ? `<${name}> is never closed` : `</${name}> closes nothing`),
  );
}

function repeated({ attributes }: OutlineTag) {
  const certain = attributes.filter(({ conditions }) => conditions.length === 0);
  return certain.filter(({ name }, index) => certain.findIndex((one) => one.name === name) < index);
}

function nestedForms(elements: readonly PageElement[]): Diagnostic[] {
  const isForm = ({ localName }: PageElement) => localName === 'form';
  return elements
    .filter((element) => isForm(element) && element.parents.some((parent) => parent.nearest(isForm)))
    .map((element) =>
      diagnosticOf('nested-form', element, 'a <form> stands in a <form>: the browser leaves the inner one out'),
    );
}

/** Pictures without a text. A picture of one pixel only counts visits. */
function pictures(elements: readonly PageElement[]): Diagnostic[] {
  const isMute = (one: PageElement) =>
    one.localName === 'img' &&
    !one.hasUnknownAttributes &&
    !['alt', 'role', 'aria-hidden', 'aria-label', 'aria-labelledby'].some((name) => one.hasAttribute(name)) &&
    one.getAttribute('width') !== '1';
  return elements
    .filter(isMute)
    .map((one) => diagnosticOf('picture-without-text', one, '<img> has no alt: screen readers read its URL'));
}

/** Elements by their literal ids. */
function byId(elements: readonly PageElement[]): Map<string, PageElement[]> {
  const found = new Map<string, PageElement[]>();
  for (const element of elements) {
    const id = element.getAttribute('id');
    if (!id || id.includes(unknownText) || element.attributes.get('id')?.conditions.length) continue;
    // Inline SVGs may repeat their inner ids, because they look the same.
    if (element.nearest(({ localName }) => localName === 'svg')) continue;
    found.set(id, [...(found.get(id) ?? []), element]);
  }
  return found;
}

function ids(elements: readonly PageElement[]): Diagnostic[] {
  return [...byId(elements)].flatMap(([id, those]) => {
    const [first, ...others] = those;
    // Under different conditions, only the shop knows whether both are rendered.
    const second = others.find((one) => first && areBoth(first, one));
    if (!first || !second) return [];
    return [diagnosticAt('second-id', twicePlace(first, second), `the page has the id "${id}" twice`)];
  });
}

/** Whether both are certainly rendered together. Parameters of a partial differ for each inclusion. */
function areBoth(first: PageElement, second: PageElement): boolean {
  if (excludes(first.when, second.when)) return false;
  const isSame = first.place.template === second.place.template && first.place.at === second.place.at;
  if (isSame && [first, second].some(({ when }) => conditions(when).some(({ test }) => isLocal(test)))) return false;
  return includes(first.when, second.when) || includes(second.when, first.when);
}

/** Whether a condition reads a value without a dot: a parameter, or a value of a list item. */
const isLocal = (test: string) =>
  test
    .split(/[\s()]+/)
    .slice(1)
    .some(
      (word) => /^(?:\.\.\/|this\b|[a-z_][\w-]*$)/i.test(word) && !['customer', 'cart', 'page_type'].includes(word),
    );
