/**
 * Whether a last day is over.
 *
 * @param lastDay an ISO date, or null for one that never comes
 */
export const isPast = (lastDay: string | null): boolean =>
  lastDay !== null && new Date().toISOString().slice(0, 10) > lastDay;
