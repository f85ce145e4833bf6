// npm run update-hosted -- <theme folder>: replaces the bundle in a theme's own assets by the version of this
// repository, or of the installed npm package.
import { buildIfStale, distFolder } from '../../../support/build/build-if-stale';
import { folderPath, parseCommandLine } from '../../../theme/command-line';
import { commandLines } from '../../../theme/command-lines';
import { isLastAnUpdate, recover, undo, writeChanges } from '../journal';
import { bundleToHost } from './bundle-to-host';
import { exchangeBundle } from './exchange-bundle';
import { hostedVersion } from './hosted-version';
import { withBuiltWidgets } from './with-built-widgets';

async function run(words: readonly string[]): Promise<string[]> {
  const { values, positionals } = parseCommandLine(words, commandLines.update);
  const folder = folderPath(positionals[0] ?? '');
  if (recover(folder)) console.log(`${folder}: an interrupted run was undone.`);
  if (values.undo) return takeBack(folder);
  buildIfStale();
  const bundle = await bundleToHost(distFolder);
  const exchange = exchangeBundle(folder, bundle);
  if ('sentence' in exchange) return [exchange.sentence];
  const { changes, built } = await withBuiltWidgets(folder, exchange.changes);
  writeChanges(folder, changes);
  for (const name of built) console.log(`${folder}/widgets/${name} was built for ${bundle.manifest.version}.`);
  for (const sentence of exchange.contracts) console.log(sentence);
  if (exchange.contracts.length === 0) console.log('No template has to change.');
  console.log(
    `${folder}: ${bundle.manifest.version} replaces ${exchange.from}. Run npm run check -- ${folder} to find markup that does not fit it, or --undo to go back.`,
  );
  return [];
}

function takeBack(folder: string): string[] {
  if (!isLastAnUpdate(folder)) return [`${folder}: the last run was no update, so --undo has nothing to revert`];
  const { foreign } = undo(folder, 1);
  if (foreign.length > 0)
    return foreign.map(
      (path) => `${folder}/${path} was changed after the update: revert your change, then run --undo again`,
    );
  const hosted = hostedVersion(folder);
  console.log('sentence' in hosted ? hosted.sentence : `${folder}: ${hosted.version} is back.`);
  return [];
}

try {
  const problems = await run(process.argv.slice(2));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
