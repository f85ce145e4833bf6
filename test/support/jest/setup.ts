import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** The console errors and warnings of a test. A test that expects a message empties the list. */
export const complaints: string[] = [];

/** React's development build reports this for every table that a server prints. */
const tableSpace = 'In HTML, whitespace text nodes cannot be a child of';

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      const complaint = args.map(String).join(' ');
      if (!complaint.startsWith(tableSpace)) complaints.push(complaint);
    });
  }
});

afterEach(() => {
  const unexpected = complaints.splice(0);
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
