import { closestName } from '../../../core/errors/closest-name';
import type { Page } from '../page/build-page';
import type { Problem } from '../problem';
import { problemAt } from '../problem-at';

/** What a page keeps for a place that its layout does not have: it would never be seen. */
export const checkBlocks = (pages: readonly Page[]): Problem[] =>
  pages.flatMap(({ asked, unasked }) => {
    // Without a layout it is a piece that another page may include.
    if (asked.size === 0) return [];
    return unasked.map(({ name, place }) => {
      const near = closestName(name, asked);
      const sentence = `the layout has no block "${name}"${near ? `; did you mean "${near}"?` : ''}`;
      return problemAt('unknown-block', place, sentence);
    });
  });
