import type { Ending } from './journey';
import type { Row } from './row';

/** What must be true of a row. */
export interface Expected {
  /** One of these. */
  readonly endings: readonly Ending[];
  /** What the shop holds at the end of the first press. */
  readonly held: unknown;
  /** What operators are told; null for nothing. */
  readonly reports: RegExp | null;
}

/**
 * @param before what the shop held before the press
 */
export function expectedOf({ journey, fault, endings, reports }: Row, before: unknown): Expected {
  const { success = 'done' } = journey.endings ?? {};
  const failed = journey.endings?.[fault.failure ?? 'http'] ?? 'told';
  // A press that has acted unheard may show that it did.
  const usual: Ending[] = fault.effect === 'none' ? [success] : fault.effect === 'hides' ? [failed, success] : [failed];
  const isSilent = fault.effect === 'none' || fault.says !== undefined;
  return {
    endings: endings ?? usual,
    held: fault.effect === 'fails' ? (journey.afterFailure ?? before) : journey.after,
    reports: reports === undefined ? (isSilent ? null : journey.report) : reports,
  };
}
