import type { Hook } from './record-page';

/** A hook of the reference theme's script that nobody has to answer for. */
export interface Excuse {
  readonly key: RegExp;
  /** The events that are excused; the others are not. */
  readonly events: RegExp;
  readonly reason: string;
}

/** The excuses, each with its reason. */
export const excuses: readonly Excuse[] = [];

/** The events of a hook that no excuse covers. */
export const unexcusedEvents = ({ key, events }: Hook, known: readonly Excuse[] = excuses): string[] =>
  events.filter((event) => !known.some((one) => one.key.test(key) && one.events.test(event)));
