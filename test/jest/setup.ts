import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** What the code complained of during a test; a test that expects a complaint empties it. */
export const complaints: string[] = [];

/** React says this of every table that a server prints, in its development build alone. */
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
