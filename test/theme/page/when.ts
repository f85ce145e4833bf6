/** The innermost block around an element, a condition or a list, with its outer blocks. */
export interface When {
  /** The text of the block: `if product.options`. */
  readonly test: string;
  /** The value of the test for the element to be rendered. */
  readonly holds: boolean;
  readonly outer: When | undefined;
}

/** The conditions of a branch: its own holds, and those of earlier branches do not. */
export function whenBranch(tests: readonly string[], index: number, outer: When | undefined): When | undefined {
  const before = tests.slice(0, index).reduce<When | undefined>((when, test) => condition(test, false, when), outer);
  const test = tests[index] ?? '';
  // A plain {{else}} has no condition of its own.
  return test === '' ? before : condition(test, true, before);
}

function condition(test: string, holds: boolean, outer: When | undefined): When {
  const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(test) ?? [];
  if (name === 'unless') return { test: `if ${rest}`, holds: !holds, outer };
  return { test, holds, outer };
}

/** Adds outer conditions to inner ones. */
export const joinWhen = (inner: When | undefined, outer: When | undefined): When | undefined =>
  inner ? { ...inner, outer: joinWhen(inner.outer, outer) } : outer;

/** All conditions, innermost first. */
export function conditions(when: When | undefined): When[] {
  const all: When[] = [];
  for (let one = when; one; one = one.outer) all.push(one);
  return all;
}

/** Whether at most one of two elements is rendered. */
export function excludes(first: When | undefined, second: When | undefined): boolean {
  const others = conditions(second);
  return conditions(first).some(({ test, holds }) =>
    others.some((other) =>
      other.test === test ? other.holds !== holds : holds && other.holds && differs(test, other.test),
    ),
  );
}

/** Whether two tests compare the same value with different literals: `if kind '===' 'a'` and `if kind '===' 'b'`. */
function differs(first: string, second: string): boolean {
  const [one, two] = [first, second].map((test) => /^(.*(?:===?|==)['"]?\s+)(['"][^'"]*['"]|\d+)$/.exec(test));
  return one !== null && two !== null && one?.[1] === two?.[1] && one?.[2] !== two?.[2];
}

/** Whether the first element is rendered whenever the second is. */
export function includes(first: When | undefined, second: When | undefined): boolean {
  const others = conditions(second);
  return conditions(first).every(({ test, holds }) => others.some((one) => one.test === test && one.holds === holds));
}
