import { type Status, setStatus } from '../dom/slot-status';
import type { Settled } from './mount-slot';

/** A slot whose moment has come. */
export interface DueSlot {
  readonly element: HTMLElement;
  status: Status;
  unmount?: () => void;
}

/** React keeps the function in memory with the last root, so its map of the slots is weak. */
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
