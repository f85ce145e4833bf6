import type { Browser, BrowserContext } from 'playwright-core';
import { launchChromium } from '../../../support/driver/chromium';
import { nameHelper } from '../../../support/driver/name-helper';
import { openPage } from '../../../support/driver/open-page';
import { untilQuiet } from '../../../support/driver/until-quiet';
import { type Contender, openCornerstone, openOurs } from '../../bench/contender';
import type { IssueShop, Look } from './issue';
import { issues } from './issues';
import { isAsClaimed, type Outcome, outcomeLine, outcomeSum } from './outcome';

/**
 * Prints a line for every issue, then the totals. If an issue has a `look`, it runs in every theme.
 *
 * @param folder of a built Cornerstone
 * @param adopted the folder of a built Cornerstone after `npm run adopt`; absent: only the reference theme and ours
 * @returns the number of rows that are not as the table claims
 */
export async function compareIssues(folder: string, adopted?: string): Promise<number> {
  const theirs = await openCornerstone(folder);
  const ours = await openOurs();
  const third = adopted === undefined ? undefined : await openOurs(adopted);
  // Only localhost is resolved: a theme's requests to other hosts fail at once.
  const browser = await launchChromium(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']);
  const outcomes: Outcome[] = [];
  for (const issue of issues) {
    const outcome: Outcome =
      'look' in issue
        ? await Promise.all([theirs, ours, third].map((one) => one && lookAt(browser, one, issue.look))).then(
            ([there = null, here = null, changed]) => ({
              issue,
              theirs: there,
              ours: here,
              ...(changed !== undefined && { adopted: changed }),
            }),
            (error: unknown) => ({ issue, theirs: null, ours: null, failure: String(error) }),
          )
        : { issue, theirs: null, ours: null };
    outcomes.push(outcome);
    console.log(outcomeLine(outcome));
  }
  console.log(outcomeSum(outcomes));
  await browser.close();
  await Promise.all([theirs, ours, third].map((one) => one?.close()));
  return outcomes.filter((outcome) => !isAsClaimed(outcome)).length;
}

/** Looks for an issue in one theme, after a reset of its shop. */
async function lookAt(browser: Browser, contender: Contender, look: Look): Promise<string | null> {
  const { shop: server, url, opening } = contender;
  server.reset();
  const contexts: BrowserContext[] = [];
  const open: IssueShop['open'] = async (path, options = {}) => {
    const { page, context } = await openPage(browser, url, path, {
      ...opening,
      ...options,
      before: async (opened) => {
        await opened.addInitScript({ content: nameHelper });
        await options.before?.(opened);
      },
    });
    contexts.push(context);
    await untilQuiet(page);
    return page;
  };
  try {
    return await look({ server, url, open });
  } finally {
    server.world.faults.calm();
    for (const context of contexts) {
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    }
  }
}
