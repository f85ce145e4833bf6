/** Whether the shopper came here by *Back* or *Forward*, and the browser loaded the page again. */
export function cameBack(): boolean {
  const [entry] = window.performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
