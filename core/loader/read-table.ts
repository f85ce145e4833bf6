import type { Moment } from '../contract/moment';
import type { Bundle } from './bundle';

/** The group with a widget's code, and the widget's moment. */
export interface TableEntry {
  readonly group: string;
  readonly moment: Moment;
}

/**
 * Reads the bundle's table of widgets.
 * @param moments an object whose keys are all moments
 * @returns a function that finds the entry of the whole name, or else the entry of its first word
 */
export function readTable(
  { widgets }: Pick<Bundle, 'widgets'>,
  moments: Readonly<Record<Moment, unknown>>,
): (name: string) => TableEntry | undefined {
  const entries = new Map<string, TableEntry>();
  for (const line of widgets.split('\n')) {
    let group = '';
    let moment: Moment = 'interaction';
    for (const word of line.split(' ')) {
      if (word in moments) {
        moment = word as Moment;
      } else {
        group ||= word;
        entries.set(word, { group, moment });
      }
    }
  }
  return (name) => entries.get(name) ?? entries.get(name.split('-')[0]!);
}
