import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, it } from '@jest/globals';
import { groupNames, loadGroup } from '../theme-check/known-contracts';
import { partialPath } from '../theme-check/read-header';
import { bundleTable } from './bundle-table';
import { hold } from './hold';
import { filesBelow, sourceFiles } from './source-files';

const sentence = 'One widget, one name, everywhere: contract, bundle, file, partial, test.';

/** Widgets for other themes: this one does without them. */
const unused = ['collapsible', 'collapsible-group'];

const exists = (path: string) => (existsSync(path) ? [] : [`there is no ${path}`]);

/** A widget stands in the folder of its group, or in one room of it. */
const inRoom = (folder: string, name: string) =>
  filesBelow(folder).some((path) => basename(path) === name) ? [] : [`there is no ${name} in ${folder}`];

describe('the name of a widget', () => {
  const { groups } = bundleTable();
  const widgetsOf = new Map<string, string[]>();
  beforeAll(async () => {
    for (const name of groupNames()) widgetsOf.set(name, [...(await loadGroup(name)).widgets.keys()]);
  });

  it('is the same in its group and in the table of the bundle', () => {
    const offences = [...new Set([...Object.keys(groups), ...widgetsOf.keys()])].flatMap((group) => {
      const listed = Object.keys(groups[group] ?? {});
      const held = widgetsOf.get(group) ?? [];
      return [
        ...held.filter((name) => !listed.includes(name)).map((name) => `widgets/bundle.ts lacks ${group}: ${name}`),
        ...listed.filter((name) => !held.includes(name)).map((name) => `widgets/${group}/group.ts lacks ${name}`),
      ];
    });
    hold(sentence, offences);
  });

  it('is in the list of its group', () => {
    const offences = sourceFiles(['widgets'], /\.tsx$/).flatMap(({ path, text }) => {
      const [, group = ''] = path.split('/');
      const name = basename(path, '.tsx');
      if (!/= defineWidget\(/.test(text) || widgetsOf.get(group)?.includes(name)) return [];
      return [`widgets/${group}/group.ts lacks ${name}`];
    });
    hold(sentence, offences);
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
    const offences = [...widgetsOf.values()].flat().filter((name) => !isUsed(name) && !unused.includes(name));
    hold(
      'The theme uses every widget: a template includes its partial, or has a slot of it.',
      offences.map((name) => `no template includes components/widgets/${name}`),
    );
  });

  it('is that of its file, its partial and its test', () => {
    const offences = [...widgetsOf].flatMap(([group, names]) =>
      names.flatMap((name) => [
        ...inRoom(`widgets/${group}`, `${name}.tsx`),
        ...exists(partialPath(name)),
        ...inRoom(`test/unit/widgets/${group}`, `${name}.test.tsx`),
      ]),
    );
    hold(sentence, offences);
  });
});
