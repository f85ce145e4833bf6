import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt } from '../diagnostics/diagnostic-at';
import type { Page } from '../page/page';

/** Finds content for a block that the layout does not have: it is never rendered. */
export const checkBlocks = (pages: readonly Page[]): Diagnostic[] =>
  pages.flatMap(({ asked, unasked }) => {
    // A template without a layout is a fragment that another page may include.
    if (asked.size === 0) return [];
    return unasked.map(({ name, place }) => {
      const near = closestName(name, asked);
      const sentence = `the layout has no block "${name}"${near ? `; did you mean "${near}"?` : ''}`;
      return diagnosticAt('unknown-block', place, sentence);
    });
  });
