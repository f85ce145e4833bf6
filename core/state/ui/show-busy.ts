import { useEffect, useState } from 'react';
import { pageContext } from '../../page/page-context';
import type { AppThunk } from '../make-store';
import { busyEnded, busyStarted } from '../slices/ui-slice';

/**
 * Shows from the next paint on that the page is busy: the pressed control shows its own press. Call the returned
 * function once, to end it.
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

/** Milliseconds. */
const SLOW = 10_000;

/** Whether a request has been pending for ten seconds. */
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

/** The layout's `slowNotice` for a slow request, else `''`. */
export const useSlowNotice = (isPending: boolean): string => (useIsSlow(isPending) ? pageContext().slowNotice : '');
