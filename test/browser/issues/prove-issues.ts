import { expect, it } from '@jest/globals';
import { untilQuiet } from '../../support/driver/until-quiet';
import type { Shop } from '../../support/driver/use-shop';
import type { Issue } from '../../tools/parity/issues/issue';

/** Runs a test for each issue with a `look`: the shop does not have the fault. */
export function proveIssues(shop: Shop, issues: readonly Issue[]): void {
  const looks = issues.flatMap((issue) => ('look' in issue ? [[issue.number, issue.title, issue.look] as const] : []));
  it.each(looks)('has no fault of issue %d: %s', async (_number, _title, look) => {
    const fault = await look({
      server: shop.server,
      url: shop.url,
      open: async (path, options = {}) => {
        const { page } = await shop.open(path, { ...options, mounted: false });
        await untilQuiet(page);
        return page;
      },
    });
    expect(fault).toBeNull();
  });
}
