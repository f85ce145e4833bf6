import type { Fault } from './fault';
import type { Ending, Journey } from './journey';

/** A journey that meets a fault. */
export interface Row {
  readonly journey: Journey;
  readonly fault: Fault;
  /** How it ends, if not as journey and fault together say. */
  readonly endings?: readonly Ending[];
  /** What is reported, if not what they say; null for nothing. Files are reported once for each of their groups. */
  readonly reports?: RegExp | null;
}

/** What a row is called, and can be asked for by. */
export const rowName = ({ journey, fault }: Row): string => `${journey.name}: ${fault.name}`;

/** Rows of each of some journeys with each of some faults. */
export const cross = (
  journeys: readonly Journey[],
  faults: readonly Fault[],
  more: Pick<Row, 'endings' | 'reports'> = {},
): Row[] => journeys.flatMap((journey) => faults.map((fault) => ({ journey, fault, ...more })));
