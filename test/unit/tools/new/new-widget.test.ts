/** @jest-environment ./test/support/jest/sharing-environment.cjs */

import { describe, expect, it } from '@jest/globals';
import { transformSync } from 'esbuild';
import { readHeader } from '../../../theme/contracts/read-header';
import { newWidget } from '../../../tools/new/new-widget';

describe('a new widget', () => {
  it('consists of a component, a partial and a test with the same name', () => {
    expect(newWidget('global/count-down').map(({ path }) => path)).toEqual([
      'widgets/global/count-down.tsx',
      'theme-templates/templates/components/widgets/count-down.html',
      'test/unit/widgets/global/count-down.test.tsx',
    ]);
  });

  it('has code that can be parsed, and a partial with every tag of the manual', () => {
    const [component, partial, test] = newWidget('global/count-down');
    for (const { text } of [component!, test!]) expect(transformSync(text, { loader: 'tsx' }).warnings).toEqual([]);
    const header = readHeader(partial!.text);
    expect(header?.params.map(({ name }) => name)).toEqual(['count_down_label', 'count_down_content']);
    expect(header?.parts.map(({ name }) => name)).toEqual(['toggle', 'content']);
    expect(header?.examples).toHaveLength(1);
  });

  it('has a partial that prints text, not HTML', () => {
    expect(newWidget('global/count-down')[1]!.text).not.toContain('{{{');
  });

  it.each(['', 'countdown', 'global/', 'global/Count', 'global/a/b', '../a'])(
    'needs a group and a name: "%s"',
    (url) => {
      expect(() => newWidget(url)).toThrow(
        `new: "${url}" is no widget; write <group>/<name>, such as global/countdown`,
      );
    },
  );
});
