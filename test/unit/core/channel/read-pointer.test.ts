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
    { ...live, version: '12.34.56' },
    { version: '' },
    { version: '', integrity: '' },
    { ...live, integrity: `sha384-${'A'.repeat(64)}` },
  ])('is accepted: %j', (pointer) => {
    expect(readPointer(JSON.stringify(pointer))).toEqual(pointer);
  });

  it.each<[string, string | null]>([
    ['it is missing', null],
    ['it is an HTML page', '<!DOCTYPE html>'],
    ['it is null', 'null'],
    ['it is cut off', JSON.stringify(live).slice(0, -1)],
    ['it has no version', JSON.stringify({ integrity })],
    ['its version leads to another folder', JSON.stringify({ ...live, version: '../../evil/1.0.0' })],
    ['its version is a URL', JSON.stringify({ ...live, version: 'https://evil.test/1.0.0' })],
    ['its version is followed by a path', JSON.stringify({ ...live, version: '1.0.0/..' })],
    ['it has no hash', JSON.stringify({ version: '1.0.0' })],
    ['its hash is empty', JSON.stringify({ ...live, integrity: '' })],
    ['browsers do not know its hash algorithm', JSON.stringify({ ...live, integrity: `sha1-${'A'.repeat(43)}` })],
    ['its next version has no hash', JSON.stringify({ ...live, next: { version: '1.0.1', share: 1 } })],
    ['its share is not a number', JSON.stringify({ ...live, next: { ...live, share: 'all' } })],
    ['its share is a number in a text', JSON.stringify({ ...live, next: { ...live, share: '50' } })],
    ['its share is below 0', JSON.stringify({ ...live, next: { ...live, share: -1 } })],
    ['its switched-off widgets are a list', JSON.stringify({ ...live, off: ['menu'] })],
    ['its share is above 100', JSON.stringify({ ...live, next: { ...live, share: 101 } })],
  ])('is invalid when %s', (_, text) => {
    expect(readPointer(text)).toBeUndefined();
  });
});
