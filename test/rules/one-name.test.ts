import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, it } from '@jest/globals';
import { groupList, widgetFiles } from '../theme-check/group-list';
import { groupNames, loadGroup } from '../theme-check/known-contracts';
import { partialPath } from '../theme-check/read-header';
import { bundleTable } from './bundle-table';
import { hold } from './hold';
import { filesBelow, sourceFiles } from './source-files';

const sentence = 'One widget, one name, everywhere: contract, bundle, file, partial, test.';

/** Widgets for other themes: this one does without them. */
const unused = ['collapsible', 'collapsible-group'];

const namesIn = (group: string) => widgetFiles(group).map(({ name }) => name);

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

  it('is the same in its folder and in the table of the bundle', () => {
    const offences = [...new Set([...Object.keys(groups), ...groupNames()])].flatMap((group) => {
      const listed = Object.keys(groups[group] ?? {});
      const held = existsSync(`widgets/${group}`) ? namesIn(group) : [];
      return [
        ...held.filter((name) => !listed.includes(name)).map((name) => `widgets/bundle.ts lacks ${group}: ${name}`),
        ...listed.filter((name) => !held.includes(name)).map((name) => `widgets/${group} has no widget ${name}`),
      ];
    });
    hold(sentence, offences);
  });

  it('is in the list of its group', () => {
    const isOld = (group: string) => groupList(group) !== readFileSync(`widgets/${group}/group.ts`, 'utf8');
    hold(
      'A group lists the widgets of its folder.',
      groupNames().flatMap((group) =>
        isOld(group) ? [`widgets/${group}/group.ts is old: run npm run -s manual`] : [],
      ),
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
    const offences = groupNames()
      .flatMap(namesIn)
      .filter((name) => !isUsed(name) && !unused.includes(name));
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
