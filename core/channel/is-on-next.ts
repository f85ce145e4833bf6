import { readStorage, writeStorage } from '../page/storage';
import type { Pointer } from './read-pointer';

const KEY = 'channel-side';

/**
 * Whether this browser gets the next version. For each version it draws one of a thousand numbers and stores it, so that a larger
 * share only adds browsers. The number is never sent, and a thousandth of all browsers has the same one.
 */
export function isOnNext({ version, share }: NonNullable<Pointer['next']>): boolean {
  if (share > 0 && readDrawn()[1] !== version) {
    writeStorage(KEY, `${version} ${Math.floor(Math.random() * 1_000)}`);
  }
  // Without storage a shopper cannot be kept in a group, so the next version needs a share of 100 %.
  const [, , drawn = 999] = readDrawn();
  return Number(drawn) < share * 10;
}

/** The match of the stored text: the version and its number; empty if the text is invalid. */
const readDrawn = (): readonly string[] => /^(\S+) (\d{1,3})$/.exec(`${readStorage(KEY)}`) ?? [];
