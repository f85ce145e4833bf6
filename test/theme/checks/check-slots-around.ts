import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt, diagnosticOf } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Page } from '../page/page';
import type { PageElement } from '../page/page-element';
import { unknownText } from '../page/unknown-text';
import { excludes } from '../page/when';
import { isPage, rootOf, slotsOf } from '../read-pages';
import { twicePlace } from './twice-place';

/** The dialogs that each widget opens. A page has one dialog of each name, from its layout. */
const dialogsOf: Readonly<Record<string, readonly string[]>> = {
  'add-to-cart': ['alert'],
  'card-form': ['alert'],
  'cart-edit': ['cart-item'],
  'cart-quantity': ['confirm', 'alert'],
  'cart-remove': ['confirm', 'alert'],
  'compare-bar': ['alert'],
  'compare-link': ['alert'],
  currency: ['confirm'],
  'quick-view': ['quick-view'],
};

/** Widgets that announce nothing: their effect is visible. */
const silent = new Set(
  'admin-bar announcer cart-badge cookie-notice dialog dropdown menu progress-bar slim-header business-buyers'.split(
    ' ',
  ),
);

/** Finds parts outside of slots, and checks what the slots of a page need from its layout. */
export const checkSlotsAround = (pages: readonly Page[]): Diagnostic[] => [
  ...strayParts(pages),
  ...pages.flatMap(inDocument),
];

const inDocument = oncePer((page: Page): Diagnostic[] => {
  const root = rootOf(page);
  return root ? [...announcer(slotsOf(page), root), ...dialogs(slotsOf(page))] : [];
});

interface FoundPart {
  readonly element: PageElement;
  /** The part's place in its template. */
  readonly key: string;
  readonly isHoused: boolean;
}

const partsOf = oncePer(({ elements }: Page): FoundPart[] =>
  elements
    .filter((element) => element.getAttribute('data-part'))
    .map((element) => ({
      element,
      key: `${element.place.template.path} ${element.place.at}`,
      isHoused: element.parents.some((one) => one.closest('[data-widget]')),
    })),
);

/** Finds parts that are never in a slot. A partial may render a part with its slot and, for some shoppers, without. */
function strayParts(pages: readonly Page[]): Diagnostic[] {
  const housed = new Set(pages.flatMap(partsOf).flatMap(({ key, isHoused }) => (isHoused ? [key] : [])));
  return pages
    .filter(isPage)
    .flatMap(partsOf)
    .filter(({ element, key }) => !housed.has(key) && !element.getAttribute('data-part')?.includes(unknownText))
    .map(({ element }) => {
      const part = element.getAttribute('data-part');
      return diagnosticOf(
        'stray-part',
        element,
        `part "${part}" stands in no slot: no widget will find it`,
        'data-part',
      );
    });
}

const nameOf = (slot: PageElement) => slot.getAttribute('data-widget') ?? '';

function announcer(slots: readonly PageElement[], root: PageElement): Diagnostic[] {
  const speaking = slots.find((slot) => !silent.has(nameOf(slot)) && nameOf(slot) !== '');
  if (!speaking || slots.some((slot) => ['announcer', unknownText].includes(nameOf(slot)))) return [];
  const sentence = `the page has no announcer, so nobody hears what ${nameOf(speaking)} says: include components/widgets/announcer in the layout`;
  return [diagnosticAt('missing-announcer', root.place, sentence)];
}

function dialogs(slots: readonly PageElement[]): Diagnostic[] {
  const found = slots.filter((slot) => nameOf(slot) === 'dialog');
  const names = found.map((dialog) => dialog.getAttribute('data-name') ?? '');
  const missing = slots.flatMap((slot) =>
    (dialogsOf[nameOf(slot)] ?? [])
      .filter((name) => !names.some((one) => couldBeNamed(one, name)))
      .map((name) => {
        const sentence = `${nameOf(slot)}: no dialog of the page has the name "${name}": include components/widgets/dialog with name='${name}' in the layout`;
        return diagnosticOf('missing-dialog', slot, sentence, 'data-widget');
      }),
  );
  return [...missing, ...names.flatMap((name, index) => second(name, found, index))];
}

/** Whether a name, in which pieces may be unknown, can be this one. */
function couldBeNamed(name: string, wanted: string): boolean {
  const [start = '', ...rest] = name.split(unknownText);
  return rest.length === 0 ? name === wanted : wanted.startsWith(start) && wanted.endsWith(rest.at(-1) ?? '');
}

function second(name: string, found: readonly PageElement[], index: number): Diagnostic[] {
  const dialog = found[index];
  const first = found.find((one) => one.getAttribute('data-name') === name);
  // Names of which a piece is unknown can differ in it, as those of the cards of a list.
  if (!dialog || !first || first === dialog || name === '' || name.includes(unknownText)) return [];
  if (excludes(first.when, dialog.when)) return [];
  const sentence = `the page has the dialog "${name}" twice: only the first would open`;
  return [diagnosticAt('second-dialog', twicePlace(first, dialog), sentence)];
}
