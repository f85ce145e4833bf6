import { lookAtSlots } from './look-at-slots';
import type { OpenTheme } from './open-theme';

/** Opens a list: no slot fails, and a quick view opens over it. */
export async function tryList(theme: OpenTheme, path: string): Promise<string[]> {
  const opened = await theme.open(path, true);
  const { page } = opened;
  try {
    const problems = await lookAtSlots(opened);
    const button = page.locator('[data-widget="quick-view"]').first();
    if ((await button.count()) === 0) return problems;
    // Themes show it when the card is pointed at.
    await button.evaluate((element) => (element as HTMLElement).click());
    const dialog = page.locator('dialog[data-name="quick-view"][open] form[data-widget="add-to-cart"]');
    await dialog.waitFor({ timeout: 10_000 }).catch(() => problems.push('the quick view does not open'));
    return [...problems, ...(await lookAtSlots(opened))];
  } finally {
    await opened.context.close();
  }
}
