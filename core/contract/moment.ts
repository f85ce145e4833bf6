import { unclobbered } from '../dom/unclobbered';

/**
 * The moments at which a slot can be mounted: at once, when the page is idle, when the slot becomes visible, at the first
 * input in the slot, or with the `runtime`. `runtime` is for a slot that has nothing to do earlier: it mounts at the first
 * input on the page or a change of the state, once another slot has loaded the runtime. It also mounts at the events
 * `hashchange` and `storage`, and when the browser restores the page.
 */
export const moments = ['now', 'idle', 'visible', 'interaction', 'runtime'] as const;

export type Moment = (typeof moments)[number];

/**
 * Finds an error in a slot's `data-widget-when`. The loader mounts such a slot at the widget's own moment. The
 * error is reported when the slot mounts.
 * @returns the sentence of the report, without the widget's name; undefined if the moment is right or absent
 */
export function momentProblem(slot: HTMLElement): string | undefined {
  const { widgetWhen } = unclobbered(slot, 'dataset');
  const isKnown = widgetWhen === undefined || moments.some((moment) => moment === widgetWhen);
  return isKnown
    ? undefined
    : `data-widget-when must be one of ${moments.join(', ')} (got "${widgetWhen}"); using the default`;
}
