import type { Outcome } from './behaviour';
import { changedLines } from './changed-lines';

/** How a play ended: with what the shopper saw, or with the reason why it could not be played. */
export type Played = { readonly outcome: Outcome } | { readonly failure: string };

/** The comparison of one behaviour at one width. */
export interface Compared {
  readonly title: string;
  /** `unplayable` when the first theme does not have the behaviour. */
  readonly verdict: 'same' | 'different' | 'unplayable';
  /** What differs, one line each, or the reason why it could not be played. */
  readonly lines: readonly string[];
}

/** Compares the plays of one behaviour on two themes. */
export function compareOutcomes(title: string, first: Played, second: Played): Compared {
  if ('failure' in first) return { title, verdict: 'unplayable', lines: [first.failure] };
  if ('failure' in second) return { title, verdict: 'different', lines: [`can't be played: ${second.failure}`] };
  const lines = differingLines('', first.outcome, second.outcome);
  return { title, verdict: lines.length === 0 ? 'same' : 'different', lines };
}

/** A value that is absent has no JSON. */
const asText = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** Every difference of two JSON values, with the path to it. Elements of lists are compared as multisets. */
function differingLines(path: string, first: unknown, second: unknown): string[] {
  if (isList(first) && isList(second)) {
    const { appeared, gone } = changedLines(first.map(asText), second.map(asText));
    return [...gone.map((one) => `${path} − ${one}`), ...appeared.map((one) => `${path} + ${one}`)];
  }
  if (isRecord(first) && isRecord(second)) {
    return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((key) =>
      differingLines(path === '' ? key : `${path}.${key}`, first[key], second[key]),
    );
  }
  const [one, other] = [asText(first), asText(second)];
  return one === other ? [] : [`${path}: ${one} → ${other}`];
}
