import { report } from '../errors/report';
import type { Bundle } from './bundle';
import type { LoadChunk } from './load-chunk';
import type { Session } from '../mount/session';
import { replay, setStatus, type Slot } from './slot';

/**
 * Loads the groups of the slots that are due, and mounts the slots. Slots of a group that become due in one turn, or while
 * the group is loading, are mounted together.
 * @param mounted called each time the slots of a group have been mounted
 * @returns call it with each slot whose moment has come
 */
export function mountDue(
  { groups }: Bundle,
  session: Session,
  loadChunk: LoadChunk,
  mounted: () => void,
): (slot: Slot) => void {
  const due = new Map<string, Set<Slot>>();

  const mountGroup = async (name: string) => {
    const loading = await loadChunk(name, groups[name]!.load).then(
      ({ group }) => group,
      (cause: Error) => cause,
    );
    const slots = [...due.get(name)!].filter((slot) => slot.status === 'loading');
    due.delete(name);
    if (loading instanceof Error) {
      report({ kind: 'chunk', message: loading.message, element: slots[0]?.element, cause: loading });
      for (const slot of slots) setStatus(slot, 'failed');
    } else {
      const byElement = new Map(slots.map((slot) => [slot.element, slot]));
      await loading.mount(session, [...byElement.keys()], (element, outcome, unmount) => {
        const slot = byElement.get(element)!;
        // The slot was removed while its group was mounting, so nothing else will unmount it.
        if (slot.status === 'removed') return unmount();
        slot.unmount = unmount;
        setStatus(slot, outcome);
      });
      mounted();
    }
    slots.forEach(replay);
  };

  return (slot) => {
    setStatus(slot, 'loading');
    const waiting = due.get(slot.group);
    if (waiting) return void waiting.add(slot);
    due.set(slot.group, new Set([slot]));
    queueMicrotask(() => void mountGroup(slot.group));
  };
}
