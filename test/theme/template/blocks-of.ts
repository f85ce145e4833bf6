import type { Mustache } from './read-mustaches';
import type { Span } from './read-tags';

/** From the `{{#` of a block to the end of its `{{/…}}`. */
export type Block = Span;

/** Finds the block of each `{{#…}}`, `{{else}}` and `{{/…}}`. */
export function blocksOf(mustaches: readonly Mustache[]): Map<Mustache, Block> {
  const blocks = new Map<Mustache, Block>();
  const open: Mustache[][] = [];
  for (const mustache of mustaches) {
    if (mustache.kind === 'open') open.push([mustache]);
    else if (mustache.kind === 'else') open.at(-1)?.push(mustache);
    else if (mustache.kind === 'close') {
      const markers = [...(open.pop() ?? []), mustache];
      const block = { start: markers[0]!.start, end: mustache.end };
      for (const marker of markers) blocks.set(marker, block);
    }
  }
  return blocks;
}
