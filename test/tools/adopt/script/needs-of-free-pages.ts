import { freeTypesListed, themeScriptPath } from '../rules/theme-script-rule';
import { themeText } from '../theme-text';

/**
 * What the page types that print no script of the theme need of it nevertheless: a hook that a template gained after the
 * adoption.
 *
 * @returns one sentence for each place; empty for a theme that prints its script everywhere
 */
export async function needsOfFreePages(folder: string): Promise<string[]> {
  const listed = freeTypesListed(themeText(folder).read(themeScriptPath) ?? '');
  if (listed.length === 0) return [];
  // Loaded only for such a theme: the proof renders its pages.
  const { provePages } = await import('./prove-pages');
  const found = new Map<string, string[]>();
  for (const { pageType, needs } of await provePages({ folder })) {
    if (!listed.includes(pageType)) continue;
    for (const { path, lines, what } of needs) {
      const place = `${path}:${lines.join(', ')}: ${what}`;
      found.set(place, [...(found.get(place) ?? []), pageType]);
    }
  }
  return [...found].map(
    ([place, types]) =>
      `${place} is needed on ${types.join(', ')}, but ${themeScriptPath} lists ${types.length === 1 ? 'this type' : 'these types'} as free: the page prints no script of the theme. Take the hook out of the template, or run adopt again`,
  );
}
