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

describe('an adopted theme', () => {
  const folder = adoptedTheme();
  const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(pictures, { recursive: true });
  });

  it('has pictures from before its adoption, when its pages had no slots', async () => {
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

  it('shows the cart in a wide dialog without the browser’s own styles', async () => {
    const theme = await openTheme(folder, false);
    try {
      const { page, context } = await theme.open('/clamp-base/');
      const look = await page.locator('dialog[data-widget="cart-preview"]').evaluate((dialog: HTMLDialogElement) => {
        dialog.showModal();
        const { borderStyle, paddingInlineStart } = getComputedStyle(dialog);
        const { backgroundColor } = getComputedStyle(dialog, '::backdrop');
        return { borderStyle, paddingInlineStart, backgroundColor, width: dialog.getBoundingClientRect().width };
      });
      expect(look).toEqual({
        borderStyle: 'none',
        paddingInlineStart: '8px',
        backgroundColor: 'rgba(0, 0, 0, 0.6)',
        width: 1216,
      });
      await page.setViewportSize({ width: 375, height: 900 });
      const box = await page.locator('dialog[data-widget="cart-preview"]').boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(356);
      await context.close();
    } finally {
      await theme.close();
    }
  });
});
