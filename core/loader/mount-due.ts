import { report } from '../errors/report';
import type { LoadChunk } from './load-chunk';
import type { Group } from '../mount/define-group';
import type { Session } from '../mount/session';
import { setStatus, type Slot } from './slot';

/**
 * Loads the groups of the slots that are due, and mounts the slots. Slots of a group that become due in one turn, or while
 * the group is loading, are mounted together.
 * @param settled called with a group's name each time its slots are mounted or failed
 * @returns call it with each slot whose moment has come
 */
export function mountDue(
  session: Session,
  loadChunk: LoadChunk,
  settled: (group: string) => void,
): (slot: Slot) => void {
  const due = new Map<string, Slot[]>();
  let reportedCause: string | undefined;

  const takeDue = (name: string): Slot[] => {
    const slots = due.get(name)!.filter((slot) => slot.status === 'loading');
    due.delete(name);
    return slots;
  };

  const mountAll = (group: Group, slots: readonly Slot[]) => {
    // React keeps the last root, and the root keeps this map: a weak one lets the other elements be collected.
    const byElement = new WeakMap(slots.map((slot) => [slot.element, slot]));
    const elements = slots.map(({ element }) => element);
    return group.mount(session, elements, (element, outcome, unmount) => {
      const slot = byElement.get(element)!;
      // A slot that was removed while its group was mounting is unmounted here: nothing else will do it.
      if (slot.status === 'removed') return unmount();
      slot.unmount = unmount;
      setStatus(slot, outcome);
    });
  };

  const failAll = (error: Error, slots: readonly Slot[]) => {
    for (const slot of slots) setStatus(slot, 'failed');
    // All groups fail for one reason when the runtime does not load.
    const cause = String(error.cause);
    if (cause === reportedCause) return;
    reportedCause = cause;
    report({ kind: 'chunk', message: error.message, element: slots[0]?.element, cause: error });
  };

  const mountGroup = (name: string) =>
    loadChunk<{ group: Group }>(name)
      .then(
        ({ group }) => mountAll(group, takeDue(name)),
        (error: Error) => failAll(error, takeDue(name)),
      )
      .then(() => settled(name));

  return (slot) => {
    setStatus(slot, 'loading');
    const waiting = due.get(slot.group);
    if (waiting) {
      waiting.push(slot);
      return;
    }
    due.set(slot.group, [slot]);
    queueMicrotask(() => void mountGroup(slot.group));
  };
}
