import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, it } from '@jest/globals';
import { widgetFiles } from '../../core/build/widget-files.mjs';
import { groupNames, loadWidgets } from '../theme/contracts/load-widgets';
import { partialPath } from '../theme/contracts/read-header';
import { loaderTable, tablePath } from '../tools/update/loader-table';
import { enforce } from './enforce';
import { filesBelow, sourceFiles } from '../support/build/source-files';

const sentence = 'One widget, one name, everywhere: contract, bundle, file, partial, test.';

/** Widgets for other themes: this theme does not use them. */
const unused = ['collapsible', 'collapsible-group'];

const namesIn = (group: string) => widgetFiles(group).map(({ name }) => name);

const exists = (path: string) => (existsSync(path) ? [] : [`there is no ${path}`]);

/** A widget's file is in the folder of its group, or in one of its subfolders. */
const inRoom = (folder: string, name: string) =>
  filesBelow(folder).some((path) => basename(path) === name) ? [] : [`there is no ${name} in ${folder}`];

describe('the name of a widget', () => {
  const widgetsOf = new Map<string, string[]>();
  beforeAll(async () => {
    for (const name of groupNames())
      widgetsOf.set(
        name,
        (await loadWidgets(name)).map(({ contract }) => contract.name),
      );
  });

  it('is in the table of the loader, with its moment', () => {
    const isOutdated = loaderTable() !== readFileSync(tablePath, 'utf8');
    enforce(
      'The table of the loader is generated from the widgets.',
      isOutdated ? [`${tablePath} is outdated: run npm run update`] : [],
    );
  });

  it('is used by a template of the theme', () => {
    const templates = sourceFiles(['theme-templates/templates'], /\.html$/).map(({ path, text }) => ({
      path,
      code: text.replace(/\{\{!--.*?--\}\}/gs, ''),
    }));
    const isUsed = (name: string) => {
      const slot = new RegExp(`\\{\\{#?> components/widgets/${name}[\\s}]|data-widget="${name}"`);
      return templates.some(({ path, code }) => path !== partialPath(name) && slot.test(code));
    };
    const violations = groupNames()
      .flatMap(namesIn)
      .filter((name) => !isUsed(name) && !unused.includes(name));
    enforce(
      'The theme uses every widget: a template includes its partial, or has a slot of it.',
      violations.map((name) => `no template includes components/widgets/${name}`),
    );
  });

  it('is the name of its file, its partial and its test', () => {
    const violations = [...widgetsOf].flatMap(([group, names]) =>
      names.flatMap((name) => [
        ...inRoom(`widgets/${group}`, `${name}.tsx`),
        ...exists(partialPath(name)),
        ...inRoom(`test/unit/widgets/${group}`, `${name}.test.tsx`),
      ]),
    );
    enforce(sentence, violations);
  });
});
