import type { AppThunk } from '../make-store';
import { busyEnded, busyStarted } from '../slices/ui-slice';
import { useEffect, useState } from 'react';
import { pageContext } from '../../page/page-context';

/**
 * Shows that the page is busy, from the next paint on: the pressed control already shows that its own press is handled.
 *
 * @returns a function that ends it; call it once
 */
export function showBusy(): AppThunk<() => void> {
  return (dispatch, _getState, { afterPaint }) => {
    let isOver = false;
    let isShown = false;
    void afterPaint().then(() => {
      if (isOver) return;
      isShown = true;
      dispatch(busyStarted());
    });
    return () => {
      isOver = true;
      if (isShown) dispatch(busyEnded());
    };
  };
}

/** Milliseconds after which a response counts as slow. */
const SLOW = 10_000;

/** Whether a request has been pending for `SLOW` milliseconds. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setSlow, SLOW, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}

/** The layout's `slowNotice` when a request has been pending for ten seconds; before, and without a request, `''`. */
export const useSlowNotice = (isPending: boolean): string => (useIsSlow(isPending) ? pageContext().slowNotice : '');
