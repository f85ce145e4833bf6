// npm run deltas: builds three versions of this repository's history, and lets Chromium visit a shop before and after
// an update. Reports the downloaded bytes of the bundle, compared with the whole files, and fails at a tenth of them or
// more.
// Other versions, oldest first: npm run deltas -- <commit> <commit> …
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { createLocalShop } from '../../shop/create-local-shop';
import { launchChromium } from '../../support/driver/chromium';
import { hideDriver } from '../../support/driver/hide-driver';
import { untilQuiet } from '../../support/driver/until-quiet';
import { visit } from '../../support/driver/visit';
import { type Downloads, watchDownloads } from '../../support/driver/watch-downloads';
import { type BuiltCommit, buildHistory, missingCommits } from './build-history';

const asked = process.argv.slice(2);
/** Small changes, as between patch releases: three commits of one hour, oldest first. */
const commits = asked.length > 0 ? asked : ['3dfa23a', 'fc40337', 'caaed91'];
const pages = { 'product page': '/harbour-desk-lamp/', home: '/' };
const LIMIT = 0.1;

const missing = missingCommits(commits);
if (missing.length > 0) {
  console.log(`deltas: not tried: this clone's history has no ${missing.join(', ')}; a shallow one is filled up by`);
  console.log('deltas: git fetch --unshallow');
} else {
  const clone = resolve('.cache', 'deltas');
  rmSync(clone, { recursive: true, force: true });
  try {
    const built = await buildHistory(clone, commits);
    process.exitCode = (await measure(built, join(clone, 'dist'))) ? 0 : 1;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** Prints a row for each page and each update to a newer version. Returns whether all downloads are below the limit. */
async function measure(built: readonly BuiltCommit[], dist: string): Promise<boolean> {
  const shop = createLocalShop({ dist });
  const url = await shop.listen(0);
  const browser = await launchChromium(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']);
  const moveTo = ({ version, files }: BuiltCommit) => {
    const { integrity } = files.find(({ file }) => file === 'loader.js') ?? {};
    shop.world.settings.themeSettings = { widgets_version: version, widgets_integrity: integrity };
  };
  let isSmall = true;
  try {
    console.log(row('from', 'to', 'page', 'whole', 'sent', ''));
    for (const [page, path] of Object.entries(pages)) {
      for (const [at, to] of built.entries()) {
        for (const from of built.slice(0, at)) {
          const { whole, sent } = await comeBack(browser, url + path, [from, to], moveTo);
          const share = sent / whole;
          if (share >= LIMIT) isSmall = false;
          console.log(row(from.commit, to.commit, page, String(whole), String(sent), `${(share * 100).toFixed(1)} %`));
        }
      }
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  return isSmall;
}

/** Visits a page twice, with two versions, and returns the downloads of the second visit. */
async function comeBack(
  browser: Browser,
  url: string,
  [from, to]: readonly [BuiltCommit, BuiltCommit],
  moveTo: (version: BuiltCommit) => void,
): Promise<Downloads> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await hideDriver(page);
    const downloads = await watchDownloads(page);
    for (const version of [from, to]) {
      moveTo(version);
      await visit(page, url);
      await untilQuiet(page);
    }
    const came = downloads(to.version, to.files);
    if (!came.names.includes('runtime.js')) throw new Error(`deltas: ${url} asked for no runtime`);
    return came;
  } finally {
    await context.close();
  }
}

function row(from: string, to: string, page: string, ...numbers: readonly string[]): string {
  return [from.padEnd(9), to.padEnd(9), page.padEnd(14), ...numbers.map((number) => number.padStart(9))].join('');
}
