import type { Widget } from '../contract/define-widget';
import type { Session } from './session';
import { settleSlots, type DueSlot } from './due-slot';
import { mountSlots } from './mount-slots';
import { nextTurn } from '../page/next-turn';

/** The widgets that load together: one chunk of the bundle. */
export interface Group {
  /** By name, for tests and for the manual. */
  readonly widgets: ReadonlyMap<string, Widget>;
  /**
   * Mounts slots in slices, and yields to the browser between them.
   * @param slots their `data-widget` is a widget of this group, or an unknown name that begins like one; each gets its outcome
   *   after its flush
   */
  mount(session: Session, slots: readonly DueSlot[]): Promise<void>;
}

/** Makes a group. Its chunk is always loaded together with the runtime, so its slots need no other file. */
export function defineGroup(list: readonly Widget[]): Group {
  const widgets = new Map(list.map((widget) => [widget.contract.name, widget]));
  let isNew = true;
  return {
    widgets,
    mount: async (session, slots) => {
      // The task that evaluated the chunk is still running: do not make it longer.
      if (isNew) await nextTurn();
      isNew = false;
      const elements = slots.map(({ element }) => element);
      await mountSlots(session, widgets, elements, settleSlots(slots));
    },
  };
}
