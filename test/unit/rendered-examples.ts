import { readFileSync } from 'node:fs';

/** Where the set-up of the unit tests keeps the examples of every widget's partial, rendered: `{ <widget>: [html, …] }`. */
export const examplesFile = '.cache/examples.json';

let known: Readonly<Record<string, readonly string[]>> | undefined;

/**
 * The examples of a widget's partial, in the order of its `@example` lines, as the real renderer renders them on the page
 * of a product of the local shop.
 *
 * @throws when the partial has none, or no group lists the widget
 */
export function renderedExamples(widget: string): readonly string[] {
  known ??= JSON.parse(readFileSync(examplesFile, 'utf8')) as Record<string, readonly string[]>;
  const examples = known[widget] ?? [];
  if (examples.length === 0) {
    throw new Error(
      `no example of "${widget}" was rendered: no group.ts lists it (npm run -s manual writes the lists), or its partial has no @example`,
    );
  }
  return examples;
}
