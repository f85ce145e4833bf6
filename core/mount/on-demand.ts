import type { createActions } from './actions';

/** The exports of the chunk `on-demand`: code that few pages need, so that no other page downloads it. */
export interface OnDemand {
  /** Makes the actions for other scripts of the page. */
  readonly createActions: typeof createActions;
  /** Reports an element whose `data-widget` is the name of no widget. */
  explainUnknown(element: HTMLElement): void;
}
