import { setStatus, type Status } from '../dom/slot-status';
import type { Settled } from './mount-slot';

/** A slot whose moment has come, as the loader hands it over. */
export interface DueSlot {
  readonly element: HTMLElement;
  status: Status;
  unmount?: () => void;
}

/**
 * Makes the function that writes the outcome of mounting into the slots. React keeps the last root in memory, and this function with
 * it. A weak map does not keep the slots of a whole list.
 */
export function settleSlots(slots: readonly DueSlot[]): Settled {
  const byElement = new WeakMap(slots.map((slot) => [slot.element, slot]));
  return (element, outcome, unmount) => {
    const slot = byElement.get(element)!;
    // The slot was removed while its group was mounting, so no other code unmounts it.
    if (slot.status === 'removed') return unmount();
    slot.unmount = unmount;
    setStatus(slot, outcome);
  };
}
