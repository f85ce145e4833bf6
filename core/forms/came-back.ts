/** Whether the shopper came here by *Back* or *Forward*, and the browser loaded the page again. */
export function cameBack(): boolean {
  const entry = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
  return entry?.type === 'back_forward';
}
