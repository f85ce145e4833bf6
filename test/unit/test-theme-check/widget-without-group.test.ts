import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { widgetWithoutGroup } from '../../theme-check/widget-without-group';

describe('a name that no group knows', () => {
  const root = mkdtempSync(join(tmpdir(), 'widgets-'));
  beforeAll(() => {
    mkdirSync(join(root, 'global'));
    writeFileSync(join(root, 'global', 'countdown.tsx'), "const contract = defineContract({ name: 'countdown' });\n");
    writeFileSync(join(root, 'global', 'clock-face.tsx'), 'export const clockFace = () => null;\n');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is that of a widget which its group does not list yet', () => {
    expect(widgetWithoutGroup('countdown', root)).toEqual({
      path: `${root}/global/countdown.tsx`,
      group: `${root}/global/group.ts`,
    });
  });

  it.each(['clock-face', 'countdwon'])('is nobody’s: %s', (name) => {
    expect(widgetWithoutGroup(name, root)).toBeNull();
  });

  it('is looked for where there are widgets', () => {
    expect(widgetWithoutGroup('countdown', join(root, 'absent'))).toBeNull();
  });
});
