import { useCallback, useEffect, useRef } from 'react';

/**
 * Does one thing a while later, unless another one is asked for by then.
 *
 * @returns takes the milliseconds to wait, and what to do; what waits when the slot leaves the page is forgotten
 */
export function useLater(): (milliseconds: number, action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((milliseconds, action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  }, []);
}
