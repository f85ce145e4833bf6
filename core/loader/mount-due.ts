import { report } from '../errors/report';
import type { Group } from '../mount/define-group';
import type { LoadChunk, Session } from '../mount/session';
import { setStatus } from '../page/slot-status';
import type { Slot } from './slot';

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
    const slots = due.get(name)!;
    due.delete(name);
    // A widget reads a text that was typed before the mount as final. So its slot waits for the end of the composition.
    for (const slot of slots) if (slot.isComposing) setStatus(slot, 'waiting');
    return slots.filter(({ status }) => status === 'loading');
  };

  const failAll = (error: Error, slots: readonly Slot[]) => {
    for (const slot of slots) setStatus(slot, 'failed');
    // All groups fail for one reason when the runtime does not load.
    const cause = String(error.cause);
    if (cause === reportedCause) return;
    reportedCause = cause;
    report({ kind: 'chunk', message: error.message, element: slots[0]?.element, cause: error });
  };

  return (slot) => {
    const { group: name } = slot;
    setStatus(slot, 'loading');
    const waiting = due.get(name);
    if (waiting) {
      waiting.push(slot);
      return;
    }
    due.set(name, [slot]);
    loadChunk<{ group: Group }>(name)
      .then(
        ({ group }) => group.mount(session, takeDue(name)),
        (error: Error) => failAll(error, takeDue(name)),
      )
      .then(() => settled(name));
  };
}
