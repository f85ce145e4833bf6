import { report } from '../errors/report';
import type { LoadChunk } from './load-chunk';
import type { Group } from '../mount/define-group';
import type { Session } from '../mount/session';
import { setStatus, type Slot } from './slot';

/**
 * Loads the groups of the slots that are due, and mounts the slots. Slots of a group that become due in one turn, or while
 * the group is loading, are mounted together.
 * @param settled called with a group's name each time its slots wait no more
 * @returns call it with each slot whose moment has come
 */
export function mountDue(
  session: Session,
  loadChunk: LoadChunk,
  settled: (group: string) => void,
): (slot: Slot) => void {
  const due = new Map<string, Slot[]>();
  let reason: string | undefined;

  const mountGroup = async (name: string) => {
    const loading = await loadChunk<{ group: Group }>(name).then(
      ({ group }) => group,
      (cause: Error) => cause,
    );
    const slots = due.get(name)!.filter((slot) => slot.status === 'loading');
    due.delete(name);
    if (!('mount' in loading)) {
      // Groups that wait for the same runtime fail for the same reason.
      if (reason !== (reason = `${loading.cause}`)) {
        report({ kind: 'chunk', message: loading.message, element: slots[0]?.element, cause: loading });
      }
      for (const slot of slots) setStatus(slot, 'failed');
    } else {
      // Weak, because React holds on to the last root, whose callbacks hold on to this: all others may go.
      const byElement = new WeakMap(slots.map((slot) => [slot.element, slot]));
      const elements = slots.map(({ element }) => element);
      await loading.mount(session, elements, (element, outcome, unmount) => {
        const slot = byElement.get(element)!;
        // The slot was removed while its group was mounting, so nothing else will unmount it.
        if (slot.status === 'removed') return unmount();
        slot.unmount = unmount;
        setStatus(slot, outcome);
      });
    }
    settled(name);
  };

  return (slot) => {
    setStatus(slot, 'loading');
    const waiting = due.get(slot.group);
    if (waiting) return void waiting.push(slot);
    due.set(slot.group, [slot]);
    queueMicrotask(() => void mountGroup(slot.group));
  };
}
