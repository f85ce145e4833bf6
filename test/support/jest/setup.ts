import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { latePatch } from '../../../core/markup/late-patch';
import { patchHtml } from '../../../core/markup/patch-html';
import { afterTest, beginTest, endTest } from '../examples/after-test';

/** The console errors and warnings of a test. A test that expects a message empties the list. */
export const complaints: string[] = [];

/** React's development build reports this for every table that a server prints. */
const tableSpace = 'In HTML, whitespace text nodes cannot be a child of';

// A timer of a test, such as a retry, would run in the next test. React's scheduler keeps its own timers, of 0 ms.
for (const name of ['setTimeout', 'setInterval'] as const) {
  const start = globalThis[name];
  const started = (handler: () => void, milliseconds = 0, ...args: []) => {
    const timer = start(handler, milliseconds, ...args);
    if (milliseconds > 0) afterTest(() => clearTimeout(timer));
    return timer;
  };
  Object.assign(globalThis, { [name]: started });
}

beforeEach(() => {
  latePatch.patchHtml = patchHtml;
  beginTest();
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      const complaint = args.map(String).join(' ');
      if (!complaint.startsWith(tableSpace)) complaints.push(complaint);
    });
  }
});

afterEach(() => {
  jest.useRealTimers();
  endTest();
  const unexpected = complaints.splice(0);
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
