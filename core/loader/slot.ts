import type { Moment } from '../contract/moment';

/** The step of its life that a slot is at; authors, styles and operators read it in `data-widget-status`. */
export type Status = 'waiting' | 'loading' | 'mounted' | 'failed' | 'removed';

/** One element with `data-widget`, as the loader follows it. */
export interface Slot {
  readonly element: HTMLElement;
  readonly widget: string;
  readonly group: string;
  readonly moment: Moment;
  status: Status;
  /** The clicks, submits and arrow keys that came before the slot was mounted; each call does one again. */
  readonly held: (() => unknown)[];
  unmount: (() => void) | null;
}

/** Sets the status of a slot, also in its markup. */
export function setStatus(slot: Slot, status: Status): void {
  slot.status = status;
  slot.element.dataset.widgetStatus = status;
}

/** Does the held clicks and submits of a slot again: the widget handles them, or the browser if the widget failed. */
export function replay(slot: Slot): void {
  for (const again of slot.held.splice(0)) again();
}
