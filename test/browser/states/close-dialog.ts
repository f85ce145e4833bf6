import type { Scene } from './state';

/** Closes what lies over the page, as Escape does. */
export async function closeDialog({ page }: Scene): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
}
