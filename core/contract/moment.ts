import { unclobbered } from '../dom/unclobbered';

/**
 * When a slot hydrates. `runtime` is for slots with nothing to do earlier: once another slot has loaded the runtime, at
 * the first input on the page or change of state; also at `hashchange`, `storage` and a restored page.
 */
export const moments = ['now', 'idle', 'visible', 'interaction', 'runtime'] as const;

export type Moment = (typeof moments)[number];

/** Describes an invalid `data-widget-when`; the slot then uses the widget's own moment. */
export function momentProblem(slot: HTMLElement): string | undefined {
  const { widgetWhen } = unclobbered(slot, 'dataset');
  const isKnown = widgetWhen === undefined || moments.some((moment) => moment === widgetWhen);
  return isKnown
    ? undefined
    : `data-widget-when must be one of ${moments.join(', ')} (got "${widgetWhen}"); using the default`;
}
