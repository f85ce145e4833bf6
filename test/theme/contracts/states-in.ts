const classes = [
  /className: (?:[^,}\n]*\? )?'([\w-]+)'/g,
  /[ '`](is-[\w-]+|[\w-]+--positive)(?=['$])/g,
  /classList\.(?:add|toggle)\('([\w-]+)'/g,
];

const attributes = [
  /'((?:aria|data)-[a-z-]+)': (?!optional|required)/g,
  /\b(?:set|toggle)Attribute\('([a-z-]+)'/g,
  /\b(hidden|open): /g,
];

/** The states that a piece of the bundle's code sets: classes and attributes. */
export const statesIn = (code: string): string[] => [
  ...new Set(
    [...classes, ...attributes].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name)),
  ),
];
