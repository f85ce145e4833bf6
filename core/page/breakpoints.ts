import { useSyncExternalStore } from 'react';

/** The smallest width of each layout of the theme, in CSS pixels. The style sheets use the same values. */
export const breakpoints = { small: 551, medium: 801, large: 1261 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media query for a window that is at least as wide as a breakpoint. Up to 800 px, below `medium`, is mobile. */
export function breakpointQuery(name: Breakpoint): string {
  return `(min-width: ${breakpoints[name]}px)`;
}

/**
 * Calls back when the window becomes wider or narrower than a breakpoint.
 *
 * @param changed gets `true` when the window is now at least as wide as the breakpoint
 * @returns a function that stops listening
 */
function observeBreakpoint(name: Breakpoint, changed: (matches: boolean) => void): () => void {
  const list = window.matchMedia(breakpointQuery(name));
  const listener = (): void => changed(list.matches);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/**
 * Whether the window is at least as wide as a breakpoint. The first render gets `false`, because the server's markup is
 * made for small screens. The real value follows before the browser paints.
 */
export function useBreakpoint(name: Breakpoint): boolean {
  return useSyncExternalStore(
    (changed) => observeBreakpoint(name, changed),
    () => window.matchMedia(breakpointQuery(name)).matches,
    () => false,
  );
}
