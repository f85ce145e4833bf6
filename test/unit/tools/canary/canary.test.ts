import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Count } from '../../../tools/canary/decide';
import { runCanary } from '../../../tools/canary/run-canary';

const folder = mkdtempSync(join(tmpdir(), 'canary-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const integrity = `sha256-${'A'.repeat(43)}=`;
const hour = (at: number) => `2026-11-29T${String(at).padStart(2, '0')}:00:00Z`;
/** The series of an hour: page views and errors of the live version, then of the next one. */
type Hour = readonly [views: number, errors: number, nextViews: number, nextErrors: number];

const write = (name: string, content: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const prepare = (share: number, hours: readonly Hour[], since?: string) => {
  const next = { version: '1.1.0', integrity, share, ...(since && { since }) };
  const series = hours.flatMap(([views, errors, nextViews, nextErrors], index): Count[] => [
    { version: '1.0.0', at: hour(index + 1), views, errors },
    { version: '1.1.0', at: hour(index + 1), views: nextViews, errors: nextErrors },
  ]);
  return [write('channel.json', { version: '1.0.0', integrity, off: '', next }), write('series.json', series)] as const;
};
const now = new Date('2026-11-29T12:00:00Z');

describe('the version on trial', () => {
  it.each<[string, number, readonly Hour[], string, string, number]>([
    ['goes on when it has no more errors than the live one', 1, [[99_000, 400, 1_000, 4]], 'go on', '1 % -> 5 %', 0],
    ['goes on with few errors, even if the live one has none', 5, [[95_000, 0, 5_000, 9]], 'go on', '5 % -> 25 %', 0],
    ['goes on to all shoppers', 25, [[75_000, 150, 25_000, 60]], 'go on', '25 % -> 100 %', 0],
    ['waits for page views', 1, [[50_000, 200, 999, 2]], 'wait', '1 %', 0],
    ['waits without page views of the live one to compare', 1, [[0, 0, 1_500, 20]], 'wait', '1 %', 0],
    ['waits at 100 %, where only the operator makes it the live one', 100, [[1, 0, 90_000, 9]], 'wait', '100 %', 0],
    ['is halved with half as many errors again', 25, [[75_000, 150, 25_000, 80]], 'halve', '25 % -> 12.5 %', 1],
    ['is stopped with three times the errors', 5, [[95_000, 190, 5_000, 30]], 'stop', '5 % -> 0 %', 1],
    ['is stopped early, before it has enough page views', 1, [[9_900, 10, 100, 10]], 'stop', '1 % -> 0 %', 1],
    ['is stopped when nothing is left to halve', 0.1, [[75_000, 150, 25_000, 80]], 'stop', '0.1 % -> 0 %', 1],
  ])('%s', (_, share, hours, action, change, status) => {
    const result = runCanary(prepare(share, hours), now);
    expect(result).toEqual({ text: expect.stringContaining(`${action}: 1.1.0 ${change} (`), status });
  });

  it('is judged only by the time since the last change of its share', () => {
    const hours: Hour[] = [
      [75_000, 150, 25_000, 80],
      [87_500, 175, 12_500, 25],
    ];
    expect(runCanary(prepare(12.5, hours, hour(1)), now).text).toMatch(/^go on: 1\.1\.0 12\.5 % -> 25 %/);
  });
});

describe('the channel’s file', () => {
  it('is changed only with --write, and gets the time of the change', () => {
    const [channel, series] = prepare(5, [[95_000, 190, 5_000, 30]]);
    const before = readFileSync(channel, 'utf8');
    expect(runCanary([channel, series], now).text).toMatch(/; nothing is written$/);
    expect(readFileSync(channel, 'utf8')).toBe(before);
    runCanary([channel, series, '--write'], now);
    expect(JSON.parse(readFileSync(channel, 'utf8'))).toEqual({
      version: '1.0.0',
      integrity,
      off: '',
      next: { version: '1.1.0', integrity, share: 0, since: now.toISOString() },
    });
    expect(runCanary([channel, series], now)).toEqual({ text: `${channel}: no version is on trial`, status: 0 });
  });
});

describe('the files of the operator', () => {
  it('can have other rules', () => {
    const files = prepare(5, [[95_000, 190, 5_000, 30]]);
    const rules = write('rules.json', { stop: 4 });
    expect(runCanary([...files, '--rules', rules], now).text).toMatch(/^halve/);
  });

  it.each([
    ['rules.json', { stpo: 4 }, /no such rule: stpo; known: steps, views/],
    ['rules.json', { steps: 5 }, /steps must be a list of numbers/],
    ['series.json', [{ version: '1.0.0', at: 'noon', views: 1, errors: 0 }], /must have version, at \(a time\)/],
    ['series.json', [{ version: '1.0.0', at: hour(1), views: 1, errors: -1 }], /must have version, at \(a time\)/],
    ['channel.json', { version: 'one' }, /is no channel\.json/],
  ])('are refused when they are wrong: %s %j', (name, content, sentence) => {
    const files = prepare(5, []);
    const rules = write('rules.json', {});
    write(name, content);
    expect(() => runCanary([...files, '--rules', rules], now)).toThrow(sentence);
  });
});
