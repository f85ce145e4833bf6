import type { Moment } from '../contract/moment';
import type { DueSlot } from '../mount/due-slot';

/** An element with `data-widget`. */
export interface Slot extends DueSlot {
  readonly widget: string;
  readonly group: string;
  readonly moment: Moment;
  /** Whether an input method is composing in the slot. */
  isComposing?: boolean;
}

export const isPending = ({ status }: Slot): boolean => status === 'waiting' || status === 'loading';
