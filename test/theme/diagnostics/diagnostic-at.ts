import type { PageElement, Place } from '../page/page-element';
import { lineStarts } from '../template/read-template';
import type { TemplateNode } from '../template-engine';
import { lineOf } from '../walk-template';
import type { Diagnostic } from './diagnostic';
import { oncePer } from './once-per';

const startsOf = oncePer(({ text }: Place['template']) => lineStarts(text));

/** The line and column of a place, counted from 1. */
export function lineAndColumn({ template, at }: Place): { line: number; column: number } {
  const starts = startsOf(template);
  let low = 0;
  for (let high = starts.length; high - low > 1; ) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: at - starts[low]! + 1 };
}

/** A problem at a place in a page's markup. */
export const diagnosticAt = (rule: string, place: Place, sentence: string): Diagnostic => ({
  rule,
  path: place.template.path,
  ...lineAndColumn(place),
  sentence,
});

/** A problem at an element, or at one of its attributes. */
export const diagnosticOf = (rule: string, element: PageElement, sentence: string, attribute?: string): Diagnostic =>
  diagnosticAt(rule, (attribute && element.attributes.get(attribute)?.place) || element.place, sentence);

/** A problem at an expression of a template. */
export const diagnosticIn = (rule: string, path: string, node: TemplateNode, sentence: string): Diagnostic => ({
  rule,
  path,
  line: lineOf(node),
  column: (node.loc?.start.column ?? -1) + 1,
  sentence,
});

/** A problem of a whole file, or of a missing one. */
export const diagnosticWith = (rule: string, path: string, sentence: string): Diagnostic => ({
  rule,
  path,
  line: 0,
  column: 0,
  sentence,
});
