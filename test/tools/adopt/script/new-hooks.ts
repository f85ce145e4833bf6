import type { Hook } from './module-hooks';

/** Globals that only read, wait or compute: a line that uses nothing else has no effect of its own. */
const quietGlobals: ReadonlySet<string> = new Set(
  'location innerWidth innerHeight screen navigator URL URLSearchParams FormData File FileReader Blob Event CustomEvent MouseEvent KeyboardEvent Image Element HTMLElement Node NodeList setTimeout clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame matchMedia getComputedStyle pageYOffset pageXOffset scrollY scrollX devicePixelRatio localStorage sessionStorage history performance top self AbortController TextEncoder TextDecoder DOMParser atob btoa structuredClone queueMicrotask process __webpack_public_path__'.split(
    ' ',
  ),
);

/** What identifies a hook in every release and in every fork. */
export const hookKey = ({ kind, name, selector, text }: Hook): string =>
  [kind, kind === 'passed' ? '' : name, selector ?? text.replace(/\s+/g, '').slice(0, 60)].join(' ');

/** Whether a line of the author's own code can do something on a page. */
export const hasAnyEffect = ({ kind, name, selector, isInHandler }: Hook): boolean =>
  kind === 'global' ? !quietGlobals.has(name) : selector !== undefined || !isInHandler;
