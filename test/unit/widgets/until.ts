import { turn } from './global/turn';

/** Waits until something is so, a second at most: React renders what an answer changes in a turn of its own choice. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < 250 && !isSo(); turns += 1) await turn();
}
