import type { AppThunk } from '../make-store';
import { busyEnded, busyStarted } from '../slices/ui-slice';

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
