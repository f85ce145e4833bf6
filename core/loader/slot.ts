import type { Moment } from '../contract/moment';
import { unhidden } from '../page/unhidden';

/** The state of a slot, from found to removed. Authors, style sheets and operators read it in `data-widget-status`. */
export type Status = 'waiting' | 'loading' | 'mounted' | 'failed' | 'removed';

/** One element with `data-widget`, as the loader follows it. */
export interface Slot {
  readonly element: HTMLElement;
  readonly widget: string;
  readonly group: string;
  readonly moment: Moment;
  status: Status;
  unmount?: () => void;
}

/** Sets the status of a slot, also in its markup. */
export function setStatus(slot: Slot, status: Status): void {
  slot.status = status;
  unhidden(slot.element, 'dataset').widgetStatus = status;
}

/** Whether the slot's code has not arrived yet. */
export const isPending = ({ status }: Slot): boolean => status === 'waiting' || status === 'loading';
