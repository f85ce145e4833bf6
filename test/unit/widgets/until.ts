import { turn } from './global/turn';

/** Waits until a condition is true, for about a second at most. React schedules the render after a response itself. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < 250 && !isSo(); turns += 1) await turn();
}
