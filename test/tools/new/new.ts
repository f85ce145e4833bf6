// npm run new -- <group>/<name>: writes the component, the partial and the test of a new widget, and adds it to the
// loader's table, so that a running shop shows it at once.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loaderTable, tablePath } from '../update/loader-table';
import { newWidget } from './new-widget';

try {
  const files = newWidget(process.argv[2] ?? '');
  const taken = files.find(({ path }) => existsSync(path));
  if (taken) throw new Error(`new: ${taken.path} exists; choose another name`);
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`${path} written`);
  }
  // The table is made from the files of all widgets, so it comes last.
  writeFileSync(tablePath, loaderTable());
  console.log(`${tablePath} written`);
  const [, partial] = files;
  const name = partial!.path.replace(/^.*\/(.*)\.html$/, '$1');
  console.log(`Include {{> components/widgets/${name} …}} in a template, then: npm run update && npm test -- ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
