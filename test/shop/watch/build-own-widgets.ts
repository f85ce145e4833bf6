import { join } from 'node:path';
import { hasOwn } from '../../theme/own/read-own';

/**
 * Builds a theme's own widgets into its assets. If they have errors, the terminal shows them, and the theme keeps the
 * widgets that it has.
 */
export async function buildOwnWidgets(theme: string): Promise<void> {
  if (!hasOwn(theme)) return;
  const { writeOwn } = await import('../../theme/own/write-own');
  try {
    const { changed } = await writeOwn(theme);
    for (const path of changed) process.stderr.write(`${join(theme, path)} written\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
