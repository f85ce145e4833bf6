import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** What the code complained of during a test; a test that expects a complaint empties it. */
export const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      complaints.push(args.map(String).join(' '));
    });
  }
});

afterEach(() => {
  const unexpected = complaints.splice(0);
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
