import { readFileSync } from 'node:fs';

/**
 * The file in which the set-up of the unit tests stores the rendered examples of every widget's partial: `{ <widget>:
 * [html, …] }`.
 */
export const examplesFile = '.cache/examples.json';

let known: Readonly<Record<string, readonly string[]>> | undefined;

/**
 * The rendered examples of a widget's partial, in the order of its `@example` lines. The real renderer rendered them in
 * the context of a product page of the local shop.
 *
 * @throws when the partial has none, or the widget is in no group's folder
 */
export function renderedExamples(widget: string): readonly string[] {
  known ??= JSON.parse(readFileSync(examplesFile, 'utf8')) as Record<string, readonly string[]>;
  const examples = known[widget] ?? [];
  if (examples.length === 0) {
    throw new Error(
      `no example of "${widget}" was rendered: its partial has no @example, or its file is in no folder of widgets`,
    );
  }
  return examples;
}
