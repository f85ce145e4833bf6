const classes = [
  /className: (?:[^,}\n]*\? )?'([\w-]+)'/g,
  /[ '`](is-[\w-]+|[\w-]+--positive)(?=['$])/g,
  /classList\.(?:add|toggle)\('([\w-]+)'/g,
];

const attributes = [
  /'((?:aria|data)-[a-z-]+)': (?!optional|required)/g,
  /\b(?:set|toggle)Attribute\('([a-z-]+)'/g,
  /\b(hidden|open): /g,
  /\.(hidden|open) = /g,
];

/** Writes the value of each text constant in the places of its name. */
const withoutConstants = (code: string): string =>
  [...code.matchAll(/\bconst ([A-Z_]+) = ('[\w-]+');/g)].reduce(
    (text, [, name = '', value = '']) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value),
    code,
  );

/** The states that a piece of the bundle's code sets: classes and attributes. */
export function statesIn(code: string): string[] {
  const text = withoutConstants(code);
  return [
    ...new Set(
      [...classes, ...attributes].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
    ),
  ];
}
