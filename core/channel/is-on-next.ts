import { readStorage, writeStorage } from '../page/storage';
import type { Pointer } from './read-pointer';

const KEY = 'channel-side';

/**
 * Whether this browser gets the next version. For each it draws one of a thousand numbers and keeps it, so that a share that
 * rises only adds browsers. The number is sent nowhere, and a thousandth of all browsers have the same.
 */
export function isOnNext({ version, share }: NonNullable<Pointer['next']>): boolean {
  if (share > 0 && readDrawn()[1] !== version) {
    writeStorage(KEY, `${version} ${Math.floor(Math.random() * 1_000)}`);
  }
  // Without storage a shopper cannot be kept on a side, so the next version is only for all.
  const [, , drawn = 999] = readDrawn();
  return Number(drawn) < share * 10;
}

/** The version that a number was drawn for, and the number, behind the whole text; empty if none can be read. */
const readDrawn = (): readonly string[] => /^(\S+) (\d{1,3})$/.exec(`${readStorage(KEY)}`) ?? [];
