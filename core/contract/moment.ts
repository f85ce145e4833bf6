/**
 * When a slot is mounted: at once, when the page is idle, when it comes into sight, when it is first touched, or with
 * the `runtime`: as soon as another slot has brought it, for what has nothing to do on a page by itself.
 */
export const moments = ['now', 'idle', 'visible', 'interaction', 'runtime'] as const;

export type Moment = (typeof moments)[number];

/**
 * What is wrong with a slot's `data-widget-when`, without the widget's name; nothing when it is a moment, or absent. The
 * loader, which has no words, mounts the slot at the widget's own moment then. `company` is what `runtime` was called.
 */
export function momentProblem(slot: HTMLElement): string | undefined {
  const { widgetWhen } = slot.dataset;
  const isKnown =
    widgetWhen === undefined || widgetWhen === 'company' || moments.some((moment) => moment === widgetWhen);
  return isKnown
    ? undefined
    : `data-widget-when must be one of ${moments.join(', ')} (got "${widgetWhen}"); using the default`;
}
