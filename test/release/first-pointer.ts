import type { Pointer, Side } from '../../core/channel/read-pointer';
import type { Manifest } from '../jest/build-if-stale';

/** Writes the pointer with which a release begins its life: nobody gets it yet, unless there was none before. */
export function firstPointer(built: Manifest, last: Manifest | undefined): string {
  const pointer: Pointer = last
    ? { ...sideOf(last), off: '', next: { ...sideOf(built), share: 0 } }
    : { ...sideOf(built), off: '' };
  return `${JSON.stringify(pointer, null, 2)}\n`;
}

const sideOf = ({ version, files }: Manifest): Side => ({
  version,
  integrity: files.find(({ file }) => file === 'loader.js')?.integrity ?? '',
});
