import { slotParts } from '../../../core/markup/slot-parts';
import { folders } from '../folders';
import { buildPage } from '../page/build-page';
import type { PageElement } from '../page/page-element';
import { readTheme } from '../read-theme';

/** The elements of a widget's own partial, by part. */
export type Needed = ReadonlyMap<string, readonly PageElement[]>;

/** The part of an element; for the slot itself, `slot`. */
export const partOf = (element: PageElement, slot: PageElement): string =>
  element === slot ? 'slot' : (element.getAttribute('data-part') ?? '');

const known = new Map<string, Needed>();

/** The elements of a widget and its parts in its own partial. Each partial is read on first use. */
export function neededElements(widget: string): Needed {
  const needed = known.get(widget) ?? elementsOf(widget);
  known.set(widget, needed);
  return needed;
}

function elementsOf(widget: string): Needed {
  const { templates } = readTheme(folders.theme);
  const partial = templates.get(`components/widgets/${widget}`);
  const elements = partial ? buildPage(partial, templates).elements : [];
  const found = new Map<string, PageElement[]>();
  for (const slot of elements.filter((element) => element.getAttribute('data-widget') === widget)) {
    const parts = slotParts(slot as unknown as Element) as unknown as PageElement[];
    for (const element of [slot, ...parts]) {
      const part = partOf(element, slot);
      found.set(part, [...(found.get(part) ?? []), element]);
    }
  }
  return found;
}

/** Whether an element can replace one of those in the widget's own partial. */
export const servesAs = (element: PageElement, needed: readonly PageElement[]): boolean =>
  needed.some((one) => kindOf(one) === undefined || kindOf(one) === kindOf(element));

const own = ['details', 'dialog', 'form', 'iframe', 'img', 'script', 'summary', 'template', 'video'];

/** Elements of the same kind can replace each other; undefined for elements that are only presentation or text. */
function kindOf(element: PageElement): string | undefined {
  const { localName } = element;
  const type = element.getAttribute('type') ?? '';
  if (['a', 'button'].includes(localName)) return 'button';
  if (localName === 'input' && ['submit', 'button', 'image'].includes(type)) return 'button';
  if (['input', 'select', 'textarea'].includes(localName)) return 'field';
  return own.includes(localName) ? localName : undefined;
}
