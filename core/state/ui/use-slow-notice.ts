import { useEffect, useState } from 'react';
import { pageContext } from '../../page/page-context';

/** Milliseconds after which an answer counts as slow. */
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
