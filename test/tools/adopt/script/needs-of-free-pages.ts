import { lighterTypes, themeScriptPath } from '../rules/theme-script-rule';
import { themeText } from '../theme-text';
import { partText } from './own-entry';
import { ownModule } from './webpack-entries';

/**
 * What the page types that do not render the theme's whole script need of it nevertheless: a hook that a template gained after
 * the adoption, or lines that have changed since the second script was written.
 *
 * @returns one sentence for each place; empty for a theme that renders its script everywhere
 */
export async function needsOfFreePages(folder: string): Promise<string[]> {
  const theme = themeText(folder);
  const { free, own } = lighterTypes(theme.read(themeScriptPath) ?? '');
  if (free.length + own.length === 0) return [];
  const entry = theme.read(ownModule) ?? '';
  // Loaded only for such a theme: the proof renders its pages.
  const { provePages } = await import('./prove-pages');
  const found = new Map<string, string[]>();
  const add = (place: string, type: string) => found.set(place, [...(found.get(place) ?? []), type]);
  for (const { pageType, needs, own: script } of await provePages({ folder })) {
    const isOwn = own.includes(pageType);
    if (!isOwn && !free.includes(pageType)) continue;
    const unmet = isOwn ? (script?.kept.map(({ need }) => need) ?? []) : needs;
    for (const { path, lines, what } of unmet) add(`${path}:${lines.join(', ')}: ${what}`, pageType);
    if (!isOwn) continue;
    for (const part of script?.parts ?? []) {
      if (!entry.includes(partText(part))) add(`${part.path}:${part.spans.at(-1)?.[0]}`, pageType);
    }
  }
  return [...found].map(
    ([place, types]) =>
      `${place} is needed on ${types.join(', ')}, but ${themeScriptPath} lists ${types.length === 1 ? 'this type' : 'these types'} as ${types.every((type) => free.includes(type)) ? 'free: the page renders no script of the theme. Take the hook out of the template, or run adopt again' : `pages with ${ownModule} only. Run adopt again`}`,
  );
}
