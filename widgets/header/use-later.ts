import { useCallback, useEffect, useRef } from 'react';

/**
 * A timer for one action. A new action replaces the waiting one, and unmounting cancels it.
 *
 * @returns a function that takes the delay in milliseconds and the action
 */
export function useLater(): (milliseconds: number, action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((milliseconds, action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  }, []);
}
