import { unhidden } from '../page/unhidden';

/**
 * The moments at which a slot can be mounted: at once, when the page is idle, when the slot comes into sight, at the first
 * input in it, or with the `runtime`: once another slot has brought it and the shopper has begun to use the page, or the
 * state has changed; for a slot that has nothing to do before.
 */
export const moments = ['now', 'idle', 'visible', 'interaction', 'runtime'] as const;

export type Moment = (typeof moments)[number];

/**
 * Finds a mistake in a slot's `data-widget-when`. The loader has mounted such a slot at the widget's own moment, without a
 * report, because it holds no sentences. `company` is the name of `runtime` in version 1.0.
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
