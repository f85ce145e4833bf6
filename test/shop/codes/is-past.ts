/**
 * Whether a last valid day is over.
 *
 * @param lastDay an ISO date, or null for no expiry
 */
export const isPast = (lastDay: string | null): boolean =>
  lastDay !== null && new Date().toISOString().slice(0, 10) > lastDay;
