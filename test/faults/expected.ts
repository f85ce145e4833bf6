import type { Ending } from './journey';
import type { Row } from './row';

/** The expected result of a row. */
export interface Expected {
  /** The possible endings. */
  readonly endings: readonly Ending[];
  /** The shop's state after the first press. */
  readonly result: unknown;
  /** The reports to operators; null for none. */
  readonly reports: RegExp | null;
}

/** @param before the shop's state before the press */
export function expectedOf({ journey, fault, endings, reports }: Row, before: unknown): Expected {
  const { success = 'done' } = journey.endings ?? {};
  const failed = journey.endings?.[fault.failure ?? 'http'] ?? 'message';
  // A press that has acted without a received response may show its result.
  const usual: Ending[] = fault.effect === 'none' ? [success] : fault.effect === 'hides' ? [failed, success] : [failed];
  const isSilent = fault.effect === 'none' || fault.message !== undefined;
  return {
    endings: endings ?? usual,
    result: fault.effect === 'fails' ? (journey.afterFailure ?? before) : journey.after,
    reports: reports === undefined ? (isSilent ? null : journey.report) : reports,
  };
}
