import { describe, expect, it } from '@jest/globals';
import { readPointer } from '../../../../core/channel/read-pointer';

const integrity = `sha256-${'A'.repeat(43)}=`;
const live = { version: '1.0.0', integrity };

describe('a pointer', () => {
  it.each<object>([
    live,
    { ...live, off: 'menu carousel' },
    { ...live, next: { version: '1.0.1', integrity, share: 0 } },
    { ...live, next: { version: '1.0.1', integrity, share: 100 } },
    { version: '' },
    { version: '', integrity: '' },
    { ...live, integrity: `sha384-${'A'.repeat(64)}` },
  ])('is read: %j', (pointer) => {
    expect(readPointer(JSON.stringify(pointer))).toEqual(pointer);
  });

  it.each<[string, string | null]>([
    ['there is none', null],
    ['it is a page', '<!DOCTYPE html>'],
    ['it is nothing', 'null'],
    ['it is cut', JSON.stringify(live).slice(0, -1)],
    ['it has no version', JSON.stringify({ integrity })],
    ['its version leads elsewhere', JSON.stringify({ ...live, version: '../../evil/1.0.0' })],
    ['its version is an address', JSON.stringify({ ...live, version: 'https://evil.test/1.0.0' })],
    ['its version has something behind it', JSON.stringify({ ...live, version: '1.0.0/..' })],
    ['it has no hash', JSON.stringify({ version: '1.0.0' })],
    ['its hash is empty', JSON.stringify({ ...live, integrity: '' })],
    ['its hash is none that browsers know', JSON.stringify({ ...live, integrity: `sha1-${'A'.repeat(43)}` })],
    ['its next version has no hash', JSON.stringify({ ...live, next: { version: '1.0.1', share: 1 } })],
    ['its share is none', JSON.stringify({ ...live, next: { ...live, share: 'all' } })],
    ['its share is more than all', JSON.stringify({ ...live, next: { ...live, share: 101 } })],
  ])('is none where %s', (_, text) => {
    expect(readPointer(text)).toBeUndefined();
  });
});
