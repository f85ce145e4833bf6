import { useCallback, useEffect, useRef } from 'react';

/** A timer for one action: a new one replaces it, unmounting cancels it. */
export function useLater(): (milliseconds: number, action: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((milliseconds, action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  }, []);
}
