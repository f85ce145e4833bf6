import type { Moment } from '../contract/moment';
import type { Bundle } from './bundle';

/** The group that has a widget's code, and the widget's moment. */
export interface TableEntry {
  readonly group: string;
  readonly moment: Moment;
}

/**
 * Reads the bundle's table of widgets.
 * @param moments an object whose keys are all moments
 * @returns finds the entry of a name: the entry of the whole name, else that of its first word
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
