import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './cart-slice';

/** Whether something has failed, or the shopper should think about it. */
export type DialogKind = 'error' | 'warning';

/** A requested dialog. Dialogs of the same name open one after the other; dialogs of different names stack. */
export interface DialogRequest {
  id: number;
  /** The `data-name` of the dialog's slot: `alert`, `confirm`, `quick-view`, `cart-preview` … */
  name: string;
  /** Themes show it by an icon. */
  kind: DialogKind | undefined;
  /** `pending` while its content is being loaded. */
  status: 'pending' | 'loaded';
  /** Text for its `message` part. */
  text: string;
  /** Server HTML for its `body` part. */
  html: string;
}

export type Politeness = 'polite' | 'assertive';

/** A sentence for screen readers. */
export interface Announcement {
  id: number;
  text: string;
  politeness: Politeness;
}

export interface UiState {
  /** In the order of the requests. Only the first of each name is open. The last open one is on top. */
  dialogs: DialogRequest[];
  /** The queue of sentences; the first one is announced next. */
  announcements: Announcement[];
  /** The number of pending tasks that the shopper waits for. The progress bar is visible while there is one. */
  busy: number;
  /** The newest id of a dialog or an announcement. */
  lastId: number;
}

const initialState: UiState = { dialogs: [], announcements: [], busy: 0, lastId: 0 };

/** Dialogs, announcements, and the number of pending tasks. */
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
    /** The open dialog of a name. The next request for the same name opens when it is closed. */
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
