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
   * @param slots their `data-widget` is the name of a widget of this group, or an unknown name whose first word belongs to this
   *   group in the loader's table. Each slot that is still in the page gets its outcome.
   */
  mount(session: Session, slots: readonly DueSlot[]): Promise<void>;
}

/** Makes a group. Its chunk is always loaded together with the runtime, so its widgets need no other file to mount. */
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
