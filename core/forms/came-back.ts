/** Whether the browser has loaded this page again for *Back* or *Forward*. */
export function cameBack(): boolean {
  const entry = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
  return entry?.type === 'back_forward';
}
