import { useSyncExternalStore } from 'react';

/** Widths in CSS pixels from which the theme's layouts begin, as the style sheets have them. */
export const breakpoints = { small: 551, medium: 801, large: 1261 } as const;

export type Breakpoint = keyof typeof breakpoints;

/**
 * The question to the browser: is the window at least this wide? Below `medium` is mobile: 800 px and less.
 */
export function breakpointQuery(name: Breakpoint): string {
  return `(min-width: ${breakpoints[name]}px)`;
}

/**
 * Calls back whenever the window comes to either side of a breakpoint.
 *
 * @param changed gets whether the window is now at least that wide
 * @returns stops listening
 */
function observeBreakpoint(name: Breakpoint, changed: (matches: boolean) => void): () => void {
  const list = window.matchMedia(breakpointQuery(name));
  const hear = (): void => changed(list.matches);
  list.addEventListener('change', hear);
  return () => list.removeEventListener('change', hear);
}

/**
 * Whether the window is at least as wide as a breakpoint. The first render says `false`, as the server's
 * markup is written for small screens first; the true answer follows before the browser paints.
 */
export function useBreakpoint(name: Breakpoint): boolean {
  return useSyncExternalStore(
    (changed) => observeBreakpoint(name, changed),
    () => window.matchMedia(breakpointQuery(name)).matches,
    () => false,
  );
}
