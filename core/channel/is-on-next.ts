import { readStorage, writeStorage } from '../page/storage';
import type { Pointer } from './read-pointer';

const KEY = 'channel-side';

/**
 * Whether this browser gets the next version. For each it draws one of a thousand numbers and keeps it, so that a share that
 * rises only adds browsers. The number is sent nowhere, and a thousandth of all browsers have the same.
 */
export function isOnNext({ version, share }: NonNullable<Pointer['next']>): boolean {
  if (share > 0 && readStorage(KEY)?.split(' ')[0] !== version) {
    writeStorage(KEY, `${version} ${Math.floor(Math.random() * 1_000)}`);
  }
  // Where nothing can be kept nobody would stick to a side, so that the next version is only for all.
  const [, drawn = 999] = readStorage(KEY)?.split(' ') ?? [];
  return Number(drawn) < share * 10;
}
