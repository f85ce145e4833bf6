// npm run adopt -- <theme folder> [product cart …]: adds the widgets' markup to a theme's templates and checks the
// result.
import { resolve } from 'node:path';
import { buildIfStale, distFolder } from '../../support/build/build-if-stale';
import { folderPath, parseCommandLine } from '../../theme/command-line';
import { commandLines } from '../../theme/command-lines';
import { contractsWith, readOwn } from '../../theme/own/read-own';
import { agreedPlan } from './agreed-plan';
import { describePlan } from './describe-plan';
import type { StoredChange } from './file-change';
import { foreignChanges } from './foreign-changes';
import { changedFiles } from './git-state';
import { bundleToHost } from './hosted/bundle-to-host';
import { findTags } from './hosted/hosted-version';
import { planWithoutMarks, withHostedBundle } from './hosted/with-hosted-bundle';
import { recover, undo, writeChanges } from './journal';
import { withQuietPages } from './page-scripts';
import type { Plan } from './plan';
import { prove } from './prove/prove';
import type { RenderedTwice } from './prove/render-both';
import { visitAll } from './prove/visits';
import { withStylesOfRenamed } from './renamed-styles';
import { groups } from './rule';
import { describeProof } from './script/describe-proof';
import { withFreePages } from './script/free-pages';
import { proverOf } from './script/prove-pages';
import { withoutReplacedLines } from './script-lines';
import { missingBrowser } from './try/missing-browser';

async function run(args: readonly string[]): Promise<string[]> {
  const { values, positionals } = parseCommandLine(args, commandLines.adopt);
  const { write, hosted } = values;
  const [given = '', ...pages] = positionals.map(folderPath);
  const unknown = pages.find((page) => !groups.some((group) => group === page));
  if (unknown !== undefined) return [`'${unknown}' is not a group of pages: name some of ${groups.join(', ')}`];
  const folder = resolve(given);
  if (recover(folder)) console.log(`${given}: an interrupted run was undone.`);
  if (values.undo) {
    const { foreign: kept, undone } = undo(folder);
    console.log(describeUndone(given, undone));
    return kept.map(
      (path) =>
        `${given}/${path} was changed after adopt wrote it: revert your change, or restore the file with git, then run --undo again`,
    );
  }
  const missing = values.try ? missingBrowser() : undefined;
  if (missing !== undefined) return [missing];
  const foreign = write ? foreignChanges(folder) : [];
  if (foreign.length > 0) {
    return [`${given} has changes that are not committed (${foreign.slice(0, 5).join(', ')}): commit them first`];
  }
  if (write && changedFiles(folder) === null)
    console.log(`${given} is in no git repository: only --undo can revert the changes.`);
  const agreed = await planFor(folder, pages, hosted);
  if ('sentence' in agreed) return [agreed.sentence];
  let rendered: readonly RenderedTwice[] = [];
  const differences = await prove(agreed, visitAll, (pages) => {
    rendered = pages;
  });
  if (differences.length > 0) rendered = [];
  const provePages = proverOf(rendered);
  const marked = withStylesOfRenamed(agreed, rendered);
  // The first proof reads the script as it was, and so finds what only the lines that go have served.
  const asItWas = provePages(marked);
  const quiet = withQuietPages(withoutReplacedLines(marked, asItWas), asItWas);
  const proofs = provePages(quiet);
  const plan = withFreePages(quiet, proofs);
  console.log(describePlan(plan));
  if (differences.length > 0) return differences;
  console.log(describeProof(proofs));
  if (!write) console.log('Nothing was written. Use --write to write the changes.');
  else writeChanges(folder, plan.changes);
  // Loaded only now: the npm package does not install the browser's driver.
  return values.try ? (await import('./try/try-theme')).tryTheme(plan) : [];
}

/** With `--hosted` and without named pages, a theme that already prints the tag gets only the files of the bundle. */
async function planFor(
  folder: string,
  pages: readonly string[],
  hosted: boolean,
): Promise<Plan | { readonly sentence: string }> {
  const isOnlyHosted = hosted && pages.length === 0 && findTags(folder).paths.length > 0;
  const named = groups.filter((group) => pages.length === 0 || pages.includes(group));
  const contracts = await contractsWith(await readOwn(folder));
  const plan = isOnlyHosted ? planWithoutMarks(folder) : agreedPlan(folder, named, contracts);
  if (!hosted) return plan;
  buildIfStale();
  return withHostedBundle(plan, await bundleToHost(distFolder));
}

function describeUndone(folder: string, undone: readonly StoredChange[]): string {
  if (undone.length === 0) return `${folder}: there is nothing to undo.`;
  const restored = undone.filter(({ before }) => before !== null);
  const bytes = restored.reduce((sum, { before }) => sum + Buffer.byteLength(before ?? ''), 0);
  const deleted = undone.length - restored.length;
  return `${folder}: ${restored.length} files restored (${bytes} bytes), ${deleted} files deleted.`;
}

try {
  const problems = await run(process.argv.slice(2));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
