/** The elements that the shop has printed, each with its own text (without the text of its child elements). */
type Printed = WeakMap<Element, string>;

/** An element that another script has added to a part, and its position. */
interface Other {
  readonly element: Element;
  readonly part: Element;
  /** Its siblings before and after it, the nearest first, and its parent element. */
  readonly before: readonly Element[];
  readonly after: readonly Element[];
  readonly around: Element;
  readonly names: ReadonlyMap<Element, string>;
}

/**
 * Keeps elements that other scripts add to parts whose HTML is replaced: a button for quotes, a payment method. All elements
 * that are in the parts at the time of this call count as the shop's. Nested slots are left to their widgets.
 *
 * @param parts the elements whose HTML is replaced
 * @returns a function to call before the HTML is replaced: it finds the elements that other scripts have added, and returns
 * a function that puts them back at their positions. An element whose position no longer exists is not put back
 */
export function keepOthers(parts: readonly Element[]): () => () => void {
  const printed: Printed = new WeakMap();
  const learn = (others: readonly Element[]) => {
    for (const element of parts.flatMap(withAllIn)) {
      if (!others.some((other) => other.contains(element))) printed.set(element, ownText(element));
    }
  };
  learn([]);
  return () => {
    const others = parts.flatMap((part) => findOthers(part, printed));
    return () => {
      learn(others.map(({ element }) => element));
      for (const other of others) putBack(other, printed);
    };
  };
}

const withAllIn = (part: Element): Element[] => [part, ...part.querySelectorAll('*')];

const ownText = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');

function findOthers(part: Element, printed: Printed): Other[] {
  const names = nameAll(part, printed);
  return withAllIn(part).flatMap((element) => {
    const around = element.parentElement!;
    if (printed.has(element) || !names.has(around)) return [];
    if (around.closest('[data-widget]') !== part.closest('[data-widget]')) return [];
    // Another script, such as a translation, has replaced the shop's text here. The new text is out of date.
    if (ownText(around) !== printed.get(around)) return [];
    const siblings = [...around.children];
    const place = siblings.indexOf(element);
    return {
      element,
      part,
      before: siblings.slice(0, place).reverse(),
      after: siblings.slice(place + 1),
      around,
      names,
    };
  });
}

/**
 * Gives names to the elements that the shop has printed into a part. The same element has the same name in the shop's next
 * HTML: its id, else its tag, classes and position.
 */
function nameAll(part: Element, printed: Printed): Map<Element, string> {
  const names = new Map([[part, 'part']]);
  const taken = new Set<string>();
  for (const element of part.querySelectorAll('*')) {
    const around = names.get(element.parentElement!);
    if (!around || !printed.has(element)) continue;
    let name = element.id ? `#${element.id}` : `${around}>${element.localName}.${element.getAttribute('class')}`;
    while (taken.has(name)) name += '+';
    taken.add(name);
    names.set(element, name);
  }
  return names;
}

function putBack({ element, part, before, after, around, names }: Other, printed: Printed): void {
  // Unchanged part: nothing to restore.
  if (part.contains(element)) return;
  const places = new Map([...nameAll(part, printed)].map(([place, name]) => [name, place]));
  const find = (place: Element) => (part.contains(place) ? place : places.get(names.get(place) ?? ''));
  const [last] = before.map(find).filter(Boolean);
  const [next] = after.map(find).filter(Boolean);
  const parent = (last ?? next)?.parentElement ?? find(around);
  // The other script may already have added its element again.
  if (!parent || [...parent.children].some((one) => one.isEqualNode(element))) return;
  if (last) last.after(element);
  else if (next) next.before(element);
  else parent.append(element);
}
