import type { Scene } from './state';

/** Closes the dialog over the page with Escape. */
export async function closeDialog({ page }: Scene): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
}
