import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { withChanges } from './cart-slice';

export type DialogKind = 'error' | 'warning';

/** Dialogs of one name open one after the other; others stack. */
export interface DialogRequest {
  id: number;
  /** The slot's `data-name`, e.g. `alert`. */
  name: string;
  /** Themes show it by an icon. */
  kind: DialogKind | undefined;
  status: 'pending' | 'loaded';
  /** For the `message` part. */
  text: string;
  /** Server HTML for the `body` part. */
  html: string;
}

export type Politeness = 'polite' | 'assertive';

/** For screen readers. */
export interface Announcement {
  id: number;
  text: string;
  politeness: Politeness;
}

export interface UiState {
  /** In request order; the first of each name is open. */
  dialogs: DialogRequest[];
  announcements: Announcement[];
  /** Pending tasks; they show the progress bar. */
  busy: number;
  /** The newest id of a dialog or an announcement. */
  lastId: number;
}

const initialState: UiState = { dialogs: [], announcements: [], busy: 0, lastId: 0 };

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
    selectDialog: (ui, name: string) => ui.dialogs.find((dialog) => dialog.name === name),
    selectOpenDialogs: (ui) => ui.dialogs,
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

/**
 * Announces a sentence to screen readers, unless it is queued already.
 *
 * @param text in the shopper's language
 * @param politeness `assertive` interrupts: for errors only
 */
export function announce(text: string, politeness: Politeness = 'polite'): UnknownAction {
  return announcementMade({ text, politeness });
}
