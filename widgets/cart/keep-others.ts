/** What the shop has printed: each element, and the text that stands in it directly. */
type Printed = WeakMap<Element, string>;

/** An element that a script of others has put into a part, and where it stood. */
interface Other {
  readonly element: Element;
  readonly part: Element;
  /** Its siblings before it and behind it, the nearest first, and the element around them. */
  readonly before: readonly Element[];
  readonly after: readonly Element[];
  readonly around: Element;
  readonly names: ReadonlyMap<Element, string>;
}

/**
 * Keeps what scripts of others put beside the shop's markup, in parts that the shop prints anew: a button for quotes, a way
 * to pay. What stands in the parts now counts as the shop's. Nested slots are left to their widgets.
 *
 * @param parts the elements that get other HTML
 * @returns call it before they get it: it notes what others have added since, and gives a function that puts it back where it
 * stood. What has lost its place stays out
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
    // What stands in the place of the shop's own words, as a translation does, says what is old by now.
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
 * Names what the shop has printed into a part, so that the same element of its next print has the same name: by its id, else
 * by its tag and classes, and where it stands.
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
  // A part of which the shop says the same as before is as it was.
  if (part.contains(element)) return;
  const places = new Map([...nameAll(part, printed)].map(([place, name]) => [name, place]));
  const find = (place: Element) => (part.contains(place) ? place : places.get(names.get(place) ?? ''));
  const [last] = before.map(find).filter(Boolean);
  const [next] = after.map(find).filter(Boolean);
  const parent = (last ?? next)?.parentElement ?? find(around);
  // A script that looks after its element itself may have put another one there already.
  if (!parent || [...parent.children].some((one) => one.isEqualNode(element))) return;
  if (last) last.after(element);
  else if (next) next.before(element);
  else parent.append(element);
}
