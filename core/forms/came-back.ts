/** Whether the shopper came to this page by *Back* or *Forward*, and the browser loaded it again. */
export function cameBack(): boolean {
  const entry = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
  return entry?.type === 'back_forward';
}
