// npm run new -- <group>/<name>: writes the component, the partial and the test of a new widget, and adds it to the
// loader's table, so that a running shop shows it at once. With --theme: a widget of that theme's own.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderPath, parseCommandLine } from '../../theme/command-line';
import { commandLines } from '../../theme/command-lines';
import { isPackaged } from '../../theme/folders';
import { ownPrefixes } from '../../theme/own/own-names';
import { type NewFile, newOwnWidget, newWidget, ownSettingsPath } from './new-widget';

try {
  const { values, positionals } = parseCommandLine(process.argv.slice(2), commandLines.new);
  const [url = ''] = positionals;
  // The npm package has no widgets to add one to.
  const theme = values.theme ?? (isPackaged ? '.' : undefined);
  if (theme === undefined) await writeOurs(newWidget(url));
  else writeOwnWidget(folderPath(theme), newOwnWidget(url, await ownPrefixes()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function writeOurs(files: readonly NewFile[]): Promise<void> {
  if (typeof PACKAGED !== 'undefined') return;
  write('.', files);
  // The table is made from the files of all widgets, so it comes last.
  const { loaderTable, tablePath } = await import('../update/loader-table');
  writeFileSync(tablePath, loaderTable());
  console.log(`${tablePath} written`);
  const name = partialOf(files);
  console.log(`Include {{> components/widgets/${name} …}} in a template, then: npm run update && npm test -- ${name}`);
}

function writeOwnWidget(theme: string, files: readonly NewFile[]): void {
  if (!existsSync(join(theme, 'config.json'))) throw new Error(`new: ${theme} is no theme: config.json is missing`);
  const hasSettings = existsSync(join(theme, ownSettingsPath));
  write(theme, hasSettings ? files.filter(({ path }) => path !== ownSettingsPath) : files);
  console.log(`Include {{> components/widgets/${partialOf(files)} …}} in a template, then: npm run own -- ${theme}`);
}

/** @throws when one of the files exists; then none is written */
function write(root: string, files: readonly NewFile[]): void {
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new Error(`new: ${join(root, taken.path)} exists; choose another name`);
  for (const { path, text } of files) {
    const at = join(root, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text);
    console.log(`${at} written`);
  }
}

function partialOf([, partial]: readonly NewFile[]): string {
  return partial!.path.replace(/^.*\/(.*)\.html$/, '$1');
}
