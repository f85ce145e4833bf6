import { ChildProcess } from 'node:child_process';
import { Server, Socket } from 'node:net';

/**
 * Has this process wait for none of its connections and children: a browser and a shop that serve one test file after
 * another would keep it from ending after the last. Jest's own channel stays as it is.
 */
export function letGo(): void {
  // Node lists these for debuggers only; neither Playwright nor the shop gives its own away.
  const { _getActiveHandles: list } = process as unknown as { _getActiveHandles(): unknown[] };
  for (const handle of list()) {
    if (handle instanceof ChildProcess || handle instanceof Server || handle instanceof Socket) handle.unref();
  }
}
