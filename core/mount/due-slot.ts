import { type Status, setStatus } from '../dom/slot-status';
import type { Settled } from './mount-slot';

/** A slot whose moment has come. */
export interface DueSlot {
  readonly element: HTMLElement;
  status: Status;
  unmount?: () => void;
}

/**
 * Makes the function that writes outcomes into slots. React keeps it in memory with the last root: the weak map does
 * not keep the slots.
 */
export function settleSlots(slots: readonly DueSlot[]): Settled {
  const byElement = new WeakMap(slots.map((slot) => [slot.element, slot]));
  return (element, outcome, unmount) => {
    const slot = byElement.get(element)!;
    // Removed while its group was mounting: nothing else unmounts it.
    if (slot.status === 'removed') return unmount();
    slot.unmount = unmount;
    setStatus(slot, outcome);
  };
}
