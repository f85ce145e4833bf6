import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { undoingChanges } from '../../tools/adopt/journal';
import { copyTheme } from '../../tools/adopt/theme-copy';
import { openTheme } from '../../tools/adopt/try/open-theme';
import { takePictures } from '../../tools/adopt/try/take-pictures';

// The test starts its own browser, and waits before each picture.
jest.setTimeout(90_000);

describe('the pictures of an adopted theme', () => {
  const folder = adoptedTheme();
  const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(pictures, { recursive: true });
  });

  it('are taken of the theme before its adoption, too: its pages have no slots', async () => {
    const copy = copyTheme(folder, undoingChanges(folder));
    const theme = await openTheme(copy.folder, false);
    try {
      await takePictures(theme, pictures, 'before');
      expect(readdirSync(pictures)).toHaveLength(8);
    } finally {
      await theme.close();
      copy.remove();
    }
  });
});
