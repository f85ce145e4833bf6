import { turn } from '../global/turn';

/** Lets everything happen that was set off, also what React does in a turn of its own after an answer. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await turn();
}
