import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { groupList } from '../../theme-check/group-list';

const comment = '/** What hangs on\n * the wall. */\n';

describe("a group's list", () => {
  const here = process.cwd();
  let root = '';
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join('widgets/wall', path)), { recursive: true });
    writeFileSync(join('widgets/wall', path), text);
  };
  const putWidget = (path: string) => put(path, 'export const one = defineWidget(contract, () => null);\n');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'group-'));
    process.chdir(root);
    put('group.ts', `import { defineGroup } from 'elsewhere';\n\n${comment}export const group = defineGroup([]);\n`);
  });
  afterEach(() => {
    process.chdir(here);
    rmSync(root, { recursive: true });
  });

  it('has the widgets of its folder and its rooms by their names, and keeps its comment', () => {
    putWidget('wall-clock.tsx');
    putWidget('zones/count-down.tsx');
    put('clock-hand.tsx', 'export const clockHand = () => null;\n');
    put('zones/read-time.ts', 'export const readTime = () => 0;\n');
    expect(groupList('wall')).toBe(
      "import { defineGroup } from '../../core/mount/define-group';\n" +
        "import { countDown } from './zones/count-down';\n" +
        "import { wallClock } from './wall-clock';\n\n" +
        `${comment}export const group = defineGroup([countDown, wallClock]);\n`,
    );
  });

  it('has a line for each widget where one line is too long', () => {
    for (let index = 10; index < 22; index += 1) putWidget(`wall-clock-${index}.tsx`);
    expect(groupList('wall')).toMatch(/= defineGroup\(\[\n {2}wallClock10,\n(?: {2}wallClock\d+,\n){11}\]\);\n$/);
  });
});
