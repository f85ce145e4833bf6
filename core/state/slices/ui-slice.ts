import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './with-changes';

/** A dialog that somebody asked for. Dialogs of one name wait for one another; other names stack. */
export interface DialogRequest {
  id: number;
  /** The `data-name` of the dialog's slot: `alert`, `confirm`, `quick-view`, `cart-preview` … */
  name: string;
  /** `pending` while its content is on the way. */
  status: 'pending' | 'loaded';
  /** Text for its `message` part. */
  text: string;
  /** Server HTML for its `body` part. */
  html: string;
}

export type Politeness = 'polite' | 'assertive';

/** A sentence for people who do not see the page change. */
export interface Announcement {
  id: number;
  text: string;
  politeness: Politeness;
}

export interface UiState {
  /** In the order in which they were asked for: the last one is on top. */
  dialogs: DialogRequest[];
  /** The sentences that wait, the next one first. */
  announcements: Announcement[];
  /** How many tasks the shopper waits for now; the progress bar shows while there is one. */
  busy: number;
  /** The id that was given last. */
  lastId: number;
}

const initialState: UiState = { dialogs: [], announcements: [], busy: 0, lastId: 0 };

/** Dialogs over the page, announcements, and tasks under way. */
export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    dialogOpened(ui, { payload }: PayloadAction<Omit<DialogRequest, 'id'>>) {
      const id = ui.lastId + 1;
      return { ...ui, dialogs: [...ui.dialogs, { ...payload, id }], lastId: id };
    },
    dialogLoaded: (ui, { payload }: PayloadAction<{ id: number; html: string }>) => ({
      ...ui,
      dialogs: ui.dialogs.map((dialog) =>
        dialog.id === payload.id ? { ...dialog, ...payload, status: 'loaded' } : dialog,
      ),
    }),
    dialogClosed: (ui, { payload }: PayloadAction<{ id: number }>) => ({
      ...ui,
      dialogs: ui.dialogs.filter(({ id }) => id !== payload.id),
    }),
    announcementMade(ui, { payload }: PayloadAction<Omit<Announcement, 'id'>>) {
      const isWaiting = ui.announcements.some(({ text }) => text === payload.text);
      if (!payload.text || isWaiting) return ui;
      const id = ui.lastId + 1;
      return { ...ui, announcements: [...ui.announcements, { ...payload, id }], lastId: id };
    },
    announcementSpoken: (ui, { payload }: PayloadAction<{ id: number }>) => ({
      ...ui,
      announcements: ui.announcements.filter(({ id }) => id !== payload.id),
    }),
    busyStarted: (ui) => ({ ...ui, busy: ui.busy + 1 }),
    busyEnded: (ui) => withChanges(ui, { busy: Math.max(0, ui.busy - 1) }),
  },
  selectors: {
    /** The dialog of a name that is open now; those that wait behind it come after it is closed. */
    selectDialog: (ui, name: string) => ui.dialogs.find((dialog) => dialog.name === name),
    selectOpenDialogs: (ui) => ui.dialogs,
    /** The next sentence for screen readers. */
    selectAnnouncement: (ui): Announcement | undefined => ui.announcements[0],
    selectBusy: (ui) => ui.busy > 0,
  },
});

export const {
  dialogOpened,
  dialogLoaded,
  dialogClosed,
  announcementMade,
  announcementSpoken,
  busyStarted,
  busyEnded,
} = uiSlice.actions;
export const { selectDialog, selectOpenDialogs, selectAnnouncement, selectBusy } = uiSlice.selectors;
