import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, it } from '@jest/globals';
import { groupNames, loadGroup } from '../theme-check/known-contracts';
import { partialPath } from '../theme-check/read-header';
import { bundleTable } from './bundle-table';
import { hold } from './hold';
import { filesBelow } from './source-files';

const sentence = 'One widget, one name, everywhere: contract, bundle, file, partial, test.';

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
      const listed = Object.keys(groups[group]?.widgets ?? {});
      const held = widgetsOf.get(group) ?? [];
      return [
        ...held.filter((name) => !listed.includes(name)).map((name) => `widgets/bundle.ts lacks ${group}: ${name}`),
        ...listed.filter((name) => !held.includes(name)).map((name) => `widgets/${group}/group.ts lacks ${name}`),
      ];
    });
    hold(sentence, offences);
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
