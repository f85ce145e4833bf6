import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PartProps } from '../../core/markup/overrides';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import {
  announcementSpoken,
  selectAnnouncement,
  type Announcement,
  type Politeness,
} from '../../core/state/ui/ui-slice';
import { openModals } from './dialogs/open-modals';

/**
 * Milliseconds before a sentence is said: one that comes together with a move of the focus is cut off by it.
 */
const AFTER_FOCUS = 150;
/** Milliseconds that a sentence has for itself while another one waits. */
const BETWEEN = 700;
/** Milliseconds after which a sentence is taken away, so that nobody who reads along finds old news. */
const KEPT = 5000;

/** What a live region says now. */
export interface Speech {
  readonly text: string;
  readonly politeness: Politeness;
}

/**
 * The sentences that wait in the store, one after the other, for the one place on the page that can be heard:
 * the topmost dialog, or the page itself when no dialog makes it inert.
 *
 * @param place the dialog whose live region this is, null for the page's own, undefined where there is none
 */
export function useSpeech(place: HTMLElement | null | undefined): Speech {
  const dispatch = useAppDispatch();
  const next = useAppSelector(selectAnnouncement);
  const audible = useSyncExternalStore(openModals.subscribe, openModals.top, () => null) === place;
  const [said, setSaid] = useState<Announcement | null>(null);

  useEffect(() => {
    if (said) {
      const timer = setTimeout(() => setSaid(null), audible ? (next ? BETWEEN : KEPT) : 0);
      return () => clearTimeout(timer);
    }
    if (!next || !audible) return;
    const timer = setTimeout(() => {
      setSaid(next);
      dispatch(announcementSpoken({ id: next.id }));
    }, AFTER_FOCUS);
    return () => clearTimeout(timer);
  }, [audible, dispatch, next, said]);

  return { text: said?.text ?? '', politeness: (said ?? next)?.politeness ?? 'polite' };
}

/** A dialog has one live region for both: it interrupts when what it says must not wait. */
export const statusProps = ({ text, politeness }: Speech): PartProps => ({
  text,
  'aria-live': politeness === 'assertive' ? 'assertive' : undefined,
});
