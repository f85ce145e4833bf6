/**
 * What opens and what it opens. The rules change both, or neither: a target that nothing opens would be out of reach, and
 * a control without its target would do nothing.
 */
export interface Pair {
  /** Where a target needs its opener: in its own template with all that it includes, or on each of its pages. */
  readonly within: 'template' | 'page';
  /** Selector of an opener that the author or an earlier run has marked. */
  readonly opener?: string;
  /** Selector of such a target. */
  readonly target?: string;
  /** What the author can write into a control that no rule knows. */
  readonly byHand?: string;
}

/** A rule's side of a pair. An open target brings its own control with it. */
export interface Side {
  readonly of: Pair;
  readonly is: 'opener' | 'target' | 'open target';
}

/** A side that a template has. */
export interface FoundSide extends Side {
  readonly template: string;
  /** The key of its mark, for a side that this run places. */
  readonly key?: string;
}

/** The templates of a theme, and what they include. */
export interface Includes {
  /** The templates that a template includes, directly and indirectly, and itself. */
  readonly below: (id: string) => ReadonlySet<string>;
  /** The templates that include a template, directly or indirectly, or itself, and that no other template includes. */
  readonly pagesOf: (id: string) => readonly string[];
}

/**
 * The marks of sides without the other one.
 *
 * @returns by the marks' keys, the reason for the author
 */
export function lonelySides(sides: readonly FoundSide[], { below, pagesOf }: Includes): Map<string, string> {
  const roomsOf = ({ of, template }: FoundSide) => (of.within === 'page' ? pagesOf(template) : [template]);
  const isIn = (room: string) => (side: FoundSide) => below(room).has(side.template);
  const lonely = new Map<string, string>();
  for (const side of sides) {
    const { key, of, is } = side;
    if (key === undefined || is === 'open target') continue;
    const others = sides.filter((other) => other.of === of && (other.is === 'opener') !== (is === 'opener'));
    if (is === 'target') {
      const without = roomsOf(side).find((room) => !others.some(isIn(room)));
      if (without !== undefined) lonely.set(key, withoutOpener(without, of));
    } else if (!others.some((target) => roomsOf(target).some((room) => isIn(room)(side)))) {
      lonely.set(key, 'none of its pages has the element that it opens, in a form that adopt knows: it stays as it is');
    }
  }
  return lonely;
}

const withoutOpener = (room: string, { within, byHand }: Pair): string =>
  `${within === 'page' ? room : 'its template'} has no control that adopt knows for it, so nothing would open it: it stays as it is${byHand ? `, until you write ${byHand} and run adopt again` : ''}`;

const call = /\{\{~?#?>\s*([\w/-]+)/g;

/**
 * @param ids the templates to follow
 * @param textOf a template's text
 */
export function readIncludes(ids: readonly string[], textOf: (id: string) => string): Includes {
  const included = new Map(
    ids.map((id) => [id, [...textOf(id).matchAll(call)].map(([, partial = '']) => partial)] as const),
  );
  const follow = (id: string, next: (id: string) => readonly string[], seen = new Set<string>()): Set<string> => {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const one of next(id)) follow(one, next, seen);
    return seen;
  };
  const below = new Map<string, ReadonlySet<string>>();
  const callersOf = (id: string) => ids.filter((one) => one !== id && included.get(one)?.includes(id));
  return {
    below: (id) => {
      const known = below.get(id) ?? follow(id, (one) => included.get(one) ?? []);
      below.set(id, known);
      return known;
    },
    pagesOf: (id) => [...follow(id, callersOf)].filter((one) => callersOf(one).length === 0),
  };
}
