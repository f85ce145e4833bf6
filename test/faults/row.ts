import type { Fault } from './fault';
import type { Ending, Journey } from './journey';

/** A journey combined with a fault. */
export interface Row {
  readonly journey: Journey;
  readonly fault: Fault;
  /** The possible endings, if they differ from those of journey and fault. */
  readonly endings?: readonly Ending[];
  /** The report, if it differs from theirs; null for none. Files are reported once for each of their groups. */
  readonly reports?: RegExp | null;
}

/** The name of a row, which can be selected on the command line. */
export const rowName = ({ journey, fault }: Row): string => `${journey.name}: ${fault.name}`;

/** Combines each of the journeys with each of the faults. */
export const cross = (
  journeys: readonly Journey[],
  faults: readonly Fault[],
  more: Pick<Row, 'endings' | 'reports'> = {},
): Row[] => journeys.flatMap((journey) => faults.map((fault) => ({ journey, fault, ...more })));
