/** `maxQuantity` → `max-quantity`: converts a name of a contract to its spelling in a template. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `maxQuantity` → `data-max-quantity`. */
export const attributeName = (name: string): string => `data-${kebabCase(name)}`;

/** One value that a template passes to a widget in a `data-` attribute (or, for `json`, in a script child). */
export interface Attribute<Value = unknown> {
  readonly kind: 'string' | 'number' | 'boolean' | 'choice' | 'json';
  readonly choices?: readonly string[];
  /** If this is absent, the template must give the value. */
  readonly fallback?: { readonly value: Value };
}

type Kind = Attribute['kind'];

const attribute = <Value>(kind: Kind, given: readonly Value[], choices?: readonly string[]): Attribute<Value> => ({
  kind,
  ...(choices && { choices }),
  ...(given.length > 0 && { fallback: { value: given[0] as Value } }),
});

/** Text. Without an argument the attribute is required; the argument is its default. */
export function string(): Attribute<string>;
export function string<Default extends string | null>(fallback: Default): Attribute<string | Default>;
export function string(...fallback: [(string | null)?]): Attribute<string | null> {
  return attribute<string | null>('string', fallback as (string | null)[]);
}

/** A decimal number. Without an argument the attribute is required; the argument is its default. */
export function number(): Attribute<number>;
export function number<Default extends number | null>(fallback: Default): Attribute<number | Default>;
export function number(...fallback: [(number | null)?]): Attribute<number | null> {
  return attribute<number | null>('number', fallback as (number | null)[]);
}

/** `true` or `false`, as Handlebars renders them. Without an argument the attribute is required; the argument is its default. */
export function boolean(...fallback: [boolean?]): Attribute<boolean> {
  return attribute<boolean>('boolean', fallback as boolean[]);
}

/** One of the given choices. Without a second argument the attribute is required; the second argument is its default. */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  ...fallback: [Choice?]
): Attribute<Choice> {
  return attribute<Choice>('choice', fallback as Choice[], choices);
}

/**
 * Data that is too large for an attribute: the JSON text of a `<script type="application/json" data-part="…">` child.
 * Its `data-part` is the attribute's name in kebab-case. Without an argument the script is required; the
 * argument is the default value.
 */
export function json<Value>(...fallback: [Value?]): Attribute<Value> {
  return attribute<Value>('json', fallback as Value[]);
}

const NUMBER = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/;

/** Parses the rendered text of an attribute; undefined if the text is not of the attribute's kind. */
export function parseAttribute(type: Attribute, text: string): { value: unknown } | undefined {
  switch (type.kind) {
    case 'string':
      return { value: text };
    case 'number':
      return NUMBER.test(text) ? { value: Number(text) } : undefined;
    case 'boolean':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : undefined;
    case 'choice':
      return type.choices?.includes(text) ? { value: text } : undefined;
    case 'json':
      try {
        return { value: JSON.parse(text) };
      } catch {
        return undefined;
      }
  }
}

/** Describes, for a report, the text that the template should have rendered. */
export function describeAttribute(type: Attribute): string {
  switch (type.kind) {
    case 'string':
      return 'text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'choice':
      return `one of ${type.choices?.map((choice) => `"${choice}"`).join(', ')}`;
    case 'json':
      return 'JSON';
  }
}
