import { jest } from '@jest/globals';

/** The end of a runtime that lists these chunks with their hashes, `sha256-<chunk>`. */
export const listOf = (...chunks: readonly string[]): string =>
  ['code', ...chunks.map((chunk) => `//${chunk} sha256-${chunk}`), ''].join('\n');

/** The response of `fetch` for a file. Unlike a real body, the text needs no further turns. */
export const fileResponse = (text: string, status = 200): Response =>
  ({ ok: status === 200, status, text: async () => text }) as Response;

/** The outcome of a module script in the page. */
export type Running = (script: HTMLScriptElement) => 'load' | 'error' | Promise<'load' | 'error'>;

/**
 * Answers each request with a runtime that lists these chunks, and reports each module script as loaded, because jsdom
 * runs no modules.
 */
export function serveFiles(...chunks: readonly string[]) {
  const fetching = jest.fn<typeof fetch>(async () => fileResponse(listOf(...chunks)));
  globalThis.fetch = fetching;
  const running = jest.fn<Running>(() => 'load');
  document.head.append = (script) => {
    Element.prototype.append.call(document.head, script);
    void Promise.resolve(running(script as HTMLScriptElement)).then((outcome) =>
      (script as HTMLScriptElement).dispatchEvent(new Event(outcome)),
    );
  };
  return { fetching, running };
}
