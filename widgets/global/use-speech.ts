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

/** Milliseconds before a sentence is written: a screen reader drops one that comes together with a move of the focus. */
const AFTER_FOCUS = 150;
/** Milliseconds that a sentence stays while another one waits. */
const BETWEEN = 700;
/** Milliseconds after which a sentence is removed, so that nobody who browses the page finds an old one. */
const KEPT = 5000;

/** The sentence in a live region now. */
export interface Speech {
  readonly text: string;
  readonly politeness: Politeness;
}

/**
 * Gives the sentences of the state's queue, one after the other, to the one live region that screen readers can reach: that
 * of the topmost dialog, or the page's own when no dialog makes the page inert.
 *
 * @param place the dialog whose live region this is; null for the page's own, undefined where there is none
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
