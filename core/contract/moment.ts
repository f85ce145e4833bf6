import { unhidden } from '../page/unhidden';

/**
 * The moments at which a slot can be mounted: at once, when the page is idle, when the slot comes into sight, at the first input in
 * it, or with the `runtime`. A slot of `runtime` waits until another slot has loaded the runtime, and then until the shopper uses the
 * page or the state changes: before that it has nothing to do.
 */
export const moments = ['now', 'idle', 'visible', 'interaction', 'runtime'] as const;

export type Moment = (typeof moments)[number];

/**
 * Finds a mistake in a slot's `data-widget-when`. The loader has no sentences: it has mounted the slot at the widget's own moment,
 * without a report. `company` is the name of `runtime` in version 1.0.
 * @returns the sentence of the report, without the widget's name; undefined if the moment is right or absent
 */
export function momentProblem(slot: HTMLElement): string | undefined {
  const { widgetWhen } = unhidden(slot, 'dataset');
  const isKnown =
    widgetWhen === undefined || widgetWhen === 'company' || moments.some((moment) => moment === widgetWhen);
  return isKnown
    ? undefined
    : `data-widget-when must be one of ${moments.join(', ')} (got "${widgetWhen}"); using the default`;
}
