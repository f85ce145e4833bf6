import { JSDOM } from 'jsdom';
import { slotParts } from '../../core/markup/slot-parts';
import { expandTemplate } from './expand-template';
import { readTheme, type Theme } from './read-theme';

/** The elements of a widget's own partial, by the parts that they are. */
export type Needed = ReadonlyMap<string, readonly Element[]>;

/** What an element is to its slot; the slot itself is the part `slot`. */
export const partOf = (element: Element, slot: Element): string =>
  element === slot ? 'slot' : (element.getAttribute('data-part') ?? '');

/** What a widget and its parts stand on at home; each partial is read when it is first asked for. */
export function neededElements(): (widget: string) => Needed {
  const { templates } = readTheme('theme-templates');
  const known = new Map<string, Needed>();
  return (widget) => {
    const needed = known.get(widget) ?? elementsOf(widget, templates);
    known.set(widget, needed);
    return needed;
  };
}

function elementsOf(widget: string, templates: Theme['templates']): Needed {
  const partial = templates.get(`components/widgets/${widget}`);
  const page = JSDOM.fragment(partial ? expandTemplate(partial, templates) : '');
  const found = new Map<string, Element[]>();
  for (const slot of page.querySelectorAll<HTMLElement>(`[data-widget="${widget}"]`)) {
    for (const element of [slot, ...slotParts(slot)]) {
      const part = partOf(element, slot);
      found.set(part, [...(found.get(part) ?? []), element]);
    }
  }
  return found;
}

/** Whether an element does what one of those does that stand there at home. */
export const servesAs = (element: Element, needed: readonly Element[]): boolean =>
  needed.some((one) => kindOf(one) === undefined || kindOf(one) === kindOf(element));

/** Elements of a kind can stand for each other; what has none is there for its looks and words. */
function kindOf(element: Element): string | undefined {
  if (element.matches('a, button, input:is([type="submit"], [type="button"], [type="image"])')) return 'button';
  if (element.matches('input, select, textarea')) return 'field';
  return element.matches('details, dialog, form, iframe, img, script, summary, template, video')
    ? element.localName
    : undefined;
}
