import type { createActions } from './actions';

/** The exports of the chunk `on-demand`, whose code only few pages need and download. */
export interface OnDemand {
  /** Makes the actions for other scripts of the page. */
  readonly createActions: typeof createActions;
  /** Reports an element whose `data-widget` is the name of no widget. */
  explainUnknown(element: HTMLElement): void;
}
