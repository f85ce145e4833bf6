/** Stands in a text for a value that is known only at run time. */
export const hole = '\0';

/** Pseudo-classes of jQuery and of states, which a rendered page cannot answer. The selector without them matches more. */
const pseudos =
  /:(visible|hidden|animated|first|last|even|odd|eq\(\d+\)|gt\(\d+\)|lt\(\d+\)|focus|focus-within|active|hover|checked|selected|enabled|disabled|invalid|valid)(?![\w-])/g;

/** An attribute whose value is known only up to a hole: `[name="attribute[${id}]"]`. */
const holeInValue = /(\[[\w-]+)([~^$*|]?)=\s*(?:"([^"\0]*)\0[^"]*"|'([^'\0]*)\0[^']*'|([^"'\]\0]*)\0[^\]]*)\s*\]/g;

/**
 * A selector for the elements that a text of a script can find. Values of the run time become patterns: `#a-${b}` is
 * `[id^="a-"]`.
 *
 * @returns undefined if nothing of the selector is known
 */
export function selectorText(text: string): string | undefined {
  const pattern = text
    .replace(holeInValue, (_, name: string, operator: string, ...starts: (string | undefined)[]) => {
      const start = starts.slice(0, 3).find((one) => one !== undefined) ?? '';
      return start && (operator === '' || operator === '^') ? `${name}^="${start}"]` : `${name}]`;
    })
    .replace(/([#.])([\w-]*)\0[\w-]*/g, (_, sign: string, start: string) => {
      const name = sign === '#' ? 'id' : 'class';
      return start ? `[${name}${sign === '#' ? '^' : '*'}="${start}"]` : `[${name}]`;
    })
    .replace(
      /\[([\w-]+)([~^$*|]?=)((?:\\.|[^"'\]\\])+)\]/g,
      (_, name: string, operator: string, value: string) => `[${name}${operator}"${value.replaceAll('\\', '')}"]`,
    )
    .replace(pseudos, '')
    .trim();
  if (pattern === '' || pattern.includes(hole)) return undefined;
  const parts = splitSelector(pattern).map((part) => part.trim() || '*');
  return parts.some((part) => /^(\[id\]|\[class\]|\*)?$/.test(part)) ? undefined : parts.join(', ');
}

/** The selectors of a list, at its own commas. */
export function splitSelector(list: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < list.length; at += 1) {
    const letter = list[at] ?? '';
    if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    else if (letter === ',' && depth === 0) {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, list.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** The selector of what `inner` finds inside the elements of `outer`. */
export const insideOf = (outer: string, inner: string): string =>
  splitSelector(outer)
    .flatMap((before) => splitSelector(inner).map((after) => `${before} ${after}`))
    .join(', ');

/** Whether a text of a script is likely a selector, and not a word, a path or a class's name. */
export const isSelectorLike = (text: string): boolean =>
  /^(?:[a-z][a-z0-9]*)?(?:[#.][A-Za-z_\0][\w\0-]*|\[[\w\0-]+[^\]]*\])(?:$|[\s.#,:>+~[\w"'=\]()\0^$*|-]*$)/.test(text) &&
  !/\.(js|css|svg|png|jpe?g|gif|webp|html?|json|com)(?![\w-])/.test(text);
