import { ChildProcess } from 'node:child_process';
import { Server, Socket } from 'node:net';

/**
 * Lets this process exit in spite of its connections and children: a browser and a shop that serve several test files
 * would keep it running after the last. Jest's own channel is not affected.
 */
export function unrefHandles(): void {
  // Node provides this list for debuggers only; neither Playwright nor the shop exposes its handles.
  const { _getActiveHandles: list } = process as unknown as { _getActiveHandles(): unknown[] };
  for (const handle of list()) {
    if (handle instanceof ChildProcess || handle instanceof Server || handle instanceof Socket) handle.unref();
  }
}
