import type { Pointer, Side } from '../../../core/channel/read-pointer';
import type { Manifest } from '../../support/build/build-if-stale';

/** Writes a release's first pointer. It gives the release to 0 % of the shoppers, or the first release to all of them. */
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
