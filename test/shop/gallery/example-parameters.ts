import { parseWithoutProcessing } from '@handlebars/parser';

/** A parameter that an example passes, as Handlebars: `'Desk lamp'`, `10`, `product.options`. */
export interface ExampleParameter {
  readonly name: string;
  readonly value: string;
}

interface Placed extends ExampleParameter {
  readonly start: number;
  readonly end: number;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

interface Call {
  readonly hash?: {
    readonly pairs: readonly { key: string; value: { loc: { start: Position; end: Position } } }[];
  };
}

/** The parameters that an example passes to its partial. */
export const exampleParameters = (example: string): ExampleParameter[] =>
  readParameters(example).map(({ name, value }) => ({ name, value }));

/**
 * Replaces the values of some parameters of an example.
 *
 * @throws Error when the values are not valid Handlebars
 */
export function withParameters(example: string, values: Readonly<Record<string, string>>): string {
  let changed = example;
  for (const { name, start, end } of readParameters(example).reverse()) {
    const value = values[name]?.trim();
    if (value) changed = changed.slice(0, start) + value + changed.slice(end);
  }
  parseWithoutProcessing(changed);
  return changed;
}

/** Returns the parameters in the order of the text. */
function readParameters(example: string): Placed[] {
  const lines = example.split('\n');
  const offsetOf = ({ line, column }: Position) => {
    const above = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0);
    return above + column;
  };
  const { body } = parseWithoutProcessing(example) as unknown as { body: readonly Call[] };
  return body
    .flatMap(({ hash }) => hash?.pairs ?? [])
    .map(({ key, value: { loc } }) => {
      const [start, end] = [offsetOf(loc.start), offsetOf(loc.end)];
      return { name: key, value: example.slice(start, end), start, end };
    });
}
