import { useSyncExternalStore } from 'react';

/** Smallest widths in CSS pixels, as in the style sheets. */
export const breakpoints = { small: 551, medium: 801, large: 1261 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Below `medium` is mobile. */
export function breakpointQuery(name: Breakpoint): string {
  return `(min-width: ${breakpoints[name]}px)`;
}

function observeBreakpoint(name: Breakpoint, changed: (matches: boolean) => void): () => void {
  const list = window.matchMedia(breakpointQuery(name));
  const listener = (): void => changed(list.matches);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Hydrates with `false`, because the server's markup is for small screens; the real value follows before paint. */
export function useBreakpoint(name: Breakpoint): boolean {
  return useSyncExternalStore(
    (changed) => observeBreakpoint(name, changed),
    () => window.matchMedia(breakpointQuery(name)).matches,
    () => false,
  );
}
