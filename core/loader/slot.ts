/** Where a slot is in its life; authors, styles and operators read it in `data-widget-status`. */
export type Status = 'waiting' | 'loading' | 'mounted' | 'failed' | 'removed';

/** One element with `data-widget`, as the loader follows it. */
export interface Slot {
  readonly element: HTMLElement;
  readonly widget: string;
  readonly group: string;
  status: Status;
  /** What the shopper did to it before it was mounted, to be done again. */
  readonly held: (() => void)[];
  unmount: (() => void) | null;
}

/** Moves a slot on and says so in its markup. */
export function setStatus(slot: Slot, status: Status): void {
  slot.status = status;
  slot.element.dataset.widgetStatus = status;
}

/** The shopper's clicks and submits, done again: by the widget if it is there, natively if it failed. */
export function replay(slot: Slot): void {
  for (const again of slot.held.splice(0)) again();
}
