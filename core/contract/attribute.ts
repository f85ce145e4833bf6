/** `maxQuantity` → `max-quantity`. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `maxQuantity` → `data-max-quantity`. */
export const attributeName = (name: string): string => `data-${kebabCase(name)}`;

/** A value that a template passes in a `data-` attribute (`json`: in a script child). */
export interface Attribute<Value = unknown> {
  readonly kind: 'string' | 'number' | 'boolean' | 'choice' | 'json';
  readonly choices?: readonly string[];
  /** Without it, the value is required. */
  readonly fallback?: { readonly value: Value };
}

type Kind = Attribute['kind'];

const attribute = <Value>(kind: Kind, given: readonly Value[], choices?: readonly string[]): Attribute<Value> => ({
  kind,
  ...(choices && { choices }),
  ...(given.length > 0 && { fallback: { value: given[0] as Value } }),
});

/** Text; the argument is the default, else required. */
export function string(): Attribute<string>;
export function string<Default extends string | null>(fallback: Default): Attribute<string | Default>;
export function string(...fallback: [(string | null)?]): Attribute<string | null> {
  return attribute<string | null>('string', fallback as (string | null)[]);
}

/** A decimal number. */
export function number(): Attribute<number>;
export function number<Default extends number | null>(fallback: Default): Attribute<number | Default>;
export function number(...fallback: [(number | null)?]): Attribute<number | null> {
  return attribute<number | null>('number', fallback as (number | null)[]);
}

/** `true` or `false`, as Handlebars renders them. */
export function boolean(...fallback: [boolean?]): Attribute<boolean> {
  return attribute<boolean>('boolean', fallback as boolean[]);
}

/** One of the choices. */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  ...fallback: [Choice?]
): Attribute<Choice> {
  return attribute<Choice>('choice', fallback as Choice[], choices);
}

/**
 * JSON too large for an attribute: the text of a `<script type="application/json" data-part="…">` child, named in
 * kebab-case.
 */
export function json<Value>(...fallback: [Value?]): Attribute<Value> {
  return attribute<Value>('json', fallback as Value[]);
}

const NUMBER = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/;

/** Parses an attribute's text; undefined if it is not of that kind. */
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

/** Names what the template should have rendered. */
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
