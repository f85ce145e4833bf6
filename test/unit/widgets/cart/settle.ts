import { turn } from '../global/turn';

/** Waits for all pending work, including React's separate render after a response. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await turn();
}
