import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of a page: its picture now, and what it wrote to the console and requested since its first moment. */
export interface Trace {
  readonly screenshot: () => Promise<Uint8Array>;
  readonly console: readonly string[];
  readonly network: readonly string[];
}

/**
 * Saves the traces of a failed case's pages in `.cache/traces/<case>/`, which is not in version control. They replace those of
 * an earlier failure.
 *
 * @returns a sentence with the folder
 */
export async function saveTrace(name: string, pages: readonly Trace[]): Promise<string> {
  const folder = join('.cache', 'traces', name.replace(/[^\w.-]+/g, '-').slice(0, 150));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, { screenshot, console, network }] of pages.entries()) {
    const save = (what: string, content: string | Uint8Array) =>
      writeFileSync(join(folder, `${index + 1}-${what}`), content);
    save('console.txt', console.join('\n'));
    save('network.txt', network.join('\n'));
    // A page that has crashed has no picture.
    save('screenshot.png', await screenshot().catch(() => ''));
  }
  return `the trace: ${folder}`;
}
