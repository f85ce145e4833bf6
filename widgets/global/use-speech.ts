import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PartProps } from '../../core/markup/overrides';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import {
  announcementSpoken,
  selectAnnouncement,
  type Announcement,
  type Politeness,
} from '../../core/state/slices/ui-slice';
import { openModals } from './dialogs/open-modals';

/** Milliseconds before a sentence is written: a screen reader drops a sentence that appears while the focus moves. */
const AFTER_FOCUS = 150;
/** Milliseconds that a sentence stays while another one waits. */
const BETWEEN = 700;
/** Milliseconds after which a sentence is removed, so that screen readers do not find an old one while browsing the page. */
const KEPT = 5000;

/** The sentence that a live region has now. */
export interface Speech {
  readonly text: string;
  readonly politeness: Politeness;
}

/**
 * Gives the sentences of the state's queue, one after the other, to the one live region that screen readers can reach. This
 * is the region of the topmost dialog, or the page's own if no dialog makes the page inert.
 *
 * @param place the dialog that has the live region; null for the page's own, undefined if there is no live region
 */
export function useSpeech(place: HTMLElement | null | undefined): Speech {
  const dispatch = useAppDispatch();
  const next = useAppSelector(selectAnnouncement);
  const isReachable = useSyncExternalStore(openModals.subscribe, openModals.top, () => null) === place;
  const [current, setCurrent] = useState<Announcement | null>(null);

  useEffect(() => {
    if (current) {
      const timer = setTimeout(() => setCurrent(null), isReachable ? (next ? BETWEEN : KEPT) : 0);
      return () => clearTimeout(timer);
    }
    if (!next || !isReachable) return;
    const timer = setTimeout(() => {
      setCurrent(next);
      dispatch(announcementSpoken({ id: next.id }));
    }, AFTER_FOCUS);
    return () => clearTimeout(timer);
  }, [isReachable, dispatch, next, current]);

  return { text: current?.text ?? '', politeness: (current ?? next)?.politeness ?? 'polite' };
}

/** A dialog has one live region for both kinds: it becomes assertive for a sentence that must not wait. */
export const statusProps = ({ text, politeness }: Speech): PartProps => ({
  text,
  'aria-live': politeness === 'assertive' ? 'assertive' : undefined,
});
