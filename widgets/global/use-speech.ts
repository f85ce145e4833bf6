import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PartProps } from '../../core/markup/overrides';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import {
  type Announcement,
  announcementSpoken,
  type Politeness,
  selectAnnouncement,
} from '../../core/state/slices/ui-slice';
import { openModals } from './dialogs/open-modals';

/** Milliseconds: screen readers drop text that appears while the focus moves. */
const AFTER_FOCUS = 150;
/** Milliseconds for a sentence while another waits. */
const BETWEEN = 700;
/** Milliseconds until removal: screen readers would find it while browsing. */
const KEPT = 5000;

export interface Speech {
  readonly text: string;
  readonly politeness: Politeness;
}

/**
 * Speaks announcements one by one in the only reachable live region: the topmost dialog's, else the page's.
 *
 * @param place null for the page, undefined without a live region
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

/** A dialog has one live region, assertive when a sentence must not wait. */
export const statusProps = ({ text, politeness }: Speech): PartProps => ({
  text,
  'aria-live': politeness === 'assertive' ? 'assertive' : undefined,
});
