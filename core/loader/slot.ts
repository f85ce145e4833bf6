import type { Moment } from '../contract/moment';
import type { DueSlot } from '../mount/due-slot';

/** One element with `data-widget`, as the loader follows it. */
export interface Slot extends DueSlot {
  readonly widget: string;
  readonly group: string;
  readonly moment: Moment;
  /** Whether an input method composes the text of a field in the slot. */
  isComposing?: boolean;
}

/** Whether the slot has no outcome yet: it is not mounted, failed or removed. */
export const isPending = ({ status }: Slot): boolean => status === 'waiting' || status === 'loading';
