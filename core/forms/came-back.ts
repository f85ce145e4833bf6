/** Whether the shopper came to this page by *Back* or *Forward*, and the browser asked for it anew. */
export function cameBack(): boolean {
  const [way] = window.performance.getEntriesByType?.('navigation') ?? [];
  return (way as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
