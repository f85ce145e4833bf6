import { readStorage, writeStorage } from '../page/storage';
import type { Pointer } from './read-pointer';

const KEY = 'channel-side';

/**
 * Whether this browser gets the next version. For each next version the browser draws a number from 0 to 999 and
 * stores it. So a browser that got the next version at a lower share also gets it at a higher share. The number
 * identifies nobody: it is never sent, and one browser in a thousand has the same number.
 */
export function isOnNext({ version, share }: NonNullable<Pointer['next']>): boolean {
  if (share > 0 && readDrawn()[1] !== version) {
    writeStorage(KEY, `${version} ${Math.floor(Math.random() * 1_000)}`);
  }
  // Without storage a shopper cannot be kept in a group, so this browser gets the next version only at a share of 100 %.
  const [, , drawn = 999] = readDrawn();
  return Number(drawn) < share * 10;
}

/** Reads the stored text as [the whole text, the version, the number drawn for it]; empty if there is no valid text. */
const readDrawn = (): readonly string[] => /^(\S+) (\d{1,3})$/.exec(`${readStorage(KEY)}`) ?? [];
