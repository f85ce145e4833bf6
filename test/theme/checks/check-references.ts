import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticOf } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import { escapeRegExp } from '../escape-reg-exp';
import type { Page } from '../page/page';
import type { PageAttribute, PageElement } from '../page/page-element';
import { unknownText } from '../page/unknown-text';
import { isDocument, isPage } from '../read-pages';
import { isTypo } from './is-typo';

/** Finds labels, tabs and descriptions that name an id which no element has. */
export const checkReferences = (pages: readonly Page[]): Diagnostic[] => pages.flatMap(inPage);

const inPage = oncePer((page: Page): Diagnostic[] => {
  const ids = idsOf(page);
  return page.elements.flatMap((element) =>
    referencesOf(element).flatMap((reference) => {
      if (ids.all.has(reference.id) || reference.id.includes(unknownText)) return [];
      const isPossible = ids.couldBe(reference.id);
      const meant = ids.meantBy(reference, isPossible);
      // A fragment may name an id of the page around it.
      const isCertain = reference.isCertain && (reference.attribute === 'for' ? isPage(page) : isDocument(page));
      if (meant === undefined && (!isCertain || isPossible || isUnknown(reference.id))) return [];
      const typo = meant === undefined ? '' : `; did you mean "${meant}"?`;
      const says = `${saysOf(reference)}, and no element of the page has that id${typo}`;
      return [diagnosticOf(ruleOf(reference), element, says, reference.attribute)];
    }),
  );
});

interface Reference {
  readonly element: PageElement;
  readonly attribute: string;
  /** The id, with the sources of its unknown expressions. */
  readonly id: string;
  /** Whether the id can only be that of an element of the page. */
  readonly isCertain: boolean;
}

const isUnknown = (id: string) => id.includes(unknownText) || id.includes('{{');

const ruleOf = ({ attribute }: Reference) => (attribute === 'for' ? 'dead-label' : 'dead-reference');

function saysOf({ attribute, id }: Reference): string {
  if (attribute === 'for') return `the label is for "${id}"`;
  return attribute === 'href' ? `the link leads to "#${id}"` : `${attribute} names "${id}"`;
}

const aria = ['aria-controls', 'aria-describedby', 'aria-labelledby'];

function referencesOf(element: PageElement): Reference[] {
  const read = (attribute: string) => written(element.attributes.get(attribute));
  const label = element.localName === 'label' ? read('for') : '';
  const link = element.localName === 'a' ? read('href') : '';
  return [
    ...(label === '' ? [] : [{ element, attribute: 'for', id: label, isCertain: true }]),
    ...(/^#./.test(link) ? [{ element, attribute: 'href', id: link.slice(1), isCertain: isTab(element) }] : []),
    ...aria.flatMap((attribute) =>
      (read(attribute).match(/(?:\{\{.*?\}\}|\S)+/g) ?? []).map((id) => ({ element, attribute, id, isCertain: false })),
    ),
  ];
}

/** A tab does nothing but show its panel. Other links may be for a script. */
const isTab = (link: PageElement) =>
  link.getAttribute('data-part') === 'tab' || link.closest('[data-tab]')?.localName !== undefined;

const written = (attribute: PageAttribute | undefined): string => attribute?.source ?? attribute?.text ?? '';

const idsOf = oncePer(({ elements }: Page) => {
  const withIds = elements.filter((element) => element.hasAttribute('id'));
  const all = new Set(withIds.map((element) => written(element.attributes.get('id'))));
  // An id that only the shop knows as a whole proves nothing.
  const partly = [...all].filter((id) => isUnknown(id) && id.replace(expression, '') !== '');
  const patterns = partly.map((id) => new RegExp(`^${id.split(expression).map(escapeRegExp).join('.*')}$`));
  const blurred = [...all].filter((id) => id.includes(unknownText));
  const named = new Set(elements.flatMap(referencesOf).map(({ attribute, id }) => `${attribute} ${id}`));
  return {
    all,
    /** Whether one of the page's ids can equal this one, depending on a value of the shop. */
    couldBe: (id: string): boolean =>
      isUnknown(id) ? blurred.some((one) => canMeet(one, id)) : patterns.some((pattern) => pattern.test(id)),
    /** The intended id: an unused id of the same template with a similar spelling, or with the same expressions. */
    meantBy({ element, attribute, id, isCertain }: Reference, isPossible: boolean): string | undefined {
      const free = withIds
        .filter((one) => one !== element && isBeside(one, element))
        .map((one) => written(one.attributes.get('id')))
        .filter((one) => !named.has(`${attribute} ${one}`) && !one.includes(unknownText));
      const literal = free.filter((one) => !isUnknown(one));
      if (isUnknown(id)) {
        const alike = isPossible ? [] : free.filter((one) => isMadeOf(one, id));
        // The element of a description may be in the template around this one, so the spelling must be similar too.
        return attribute.startsWith('aria-') ? closestName(id, alike) : alike[0];
      }
      return (
        literal.find((one) => isTypo(id, one)) ?? (isCertain && !isPossible ? closestName(id, literal) : undefined)
      );
    },
  };
});

const expression = /\{\{.*?\}\}|\uE000/g;

/** Whether two ids can be the same: their known starts agree, and so do their known ends. */
function canMeet(one: string, other: string): boolean {
  const ends = (id: string) => [id.split(expression)[0] ?? '', id.split(expression).at(-1) ?? ''] as const;
  const [[start, end], [otherStart, otherEnd]] = [ends(one), ends(other)];
  const isStart = start.startsWith(otherStart) || otherStart.startsWith(start);
  return isStart && (end.endsWith(otherEnd) || otherEnd.endsWith(end));
}

/** Whether an id is made of the same expressions as another one, with other letters between them. */
const isMadeOf = (one: string, other: string) =>
  expressionsOf(one) === expressionsOf(other) && one.replace(expression, '') !== '';

const expressionsOf = (id: string) => (id.match(expression) ?? []).join();

/** Whether two elements are written in the same template, and rendered by the same inclusion of it. */
const isBeside = (one: PageElement, other: PageElement) =>
  one.place.template === other.place.template &&
  one.trail.length === other.trail.length &&
  one.trail.every(({ at }, index) => at === other.trail[index]?.at);
