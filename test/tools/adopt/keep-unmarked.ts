import { unmarkedFolder } from '../../theme/copy-partials';
import type { ThemeText } from './theme-text';

const call = /\{\{~?#?>\s*(?=([\w/-]+))/g;

/**
 * Keeps some pages without marks, although they share partials with marked pages. A marked partial that such a page
 * includes is copied without its marks, and the page includes the copy.
 *
 * @param ids all templates of the theme
 * @param stays whether a template belongs to pages that stay as they are
 */
export function keepUnmarked(theme: ThemeText, ids: readonly string[], stays: (id: string) => boolean): void {
  const before = new Map(theme.changes().map(({ path, before: text }) => [path, text]));
  const pathOf = (id: string) => `templates/${id}.html`;
  const textBefore = (id: string) => before.get(pathOf(id)) ?? theme.read(pathOf(id)) ?? '';
  const included = (id: string) => [...textBefore(id).matchAll(call)].map(([, partial = '']) => partial);

  /** Whether a partial, or one that it includes, was marked. */
  const isMarked = (id: string, around: readonly string[] = []): boolean =>
    typeof before.get(pathOf(id)) === 'string' ||
    included(id).some((one) => !around.includes(one) && isMarked(one, [...around, id]));

  /** A template that includes the copies. Layouts are not copied, because their marks change no page. */
  const withCopies = (id: string): string =>
    textBefore(id).replace(call, (opening, partial: string) => {
      if (stays(partial) || partial.startsWith('layout/') || !isMarked(partial)) return opening;
      copy(partial);
      return opening + unmarkedFolder;
    });

  const copy = (id: string): void => {
    const path = pathOf(unmarkedFolder + id);
    if (theme.read(path) !== null) return;
    // Written before the recursion, so that it ends for partials that include each other.
    theme.write(path, textBefore(id));
    theme.write(path, withCopies(id));
  };

  for (const id of ids.filter((one) => stays(one) && !one.startsWith(unmarkedFolder))) {
    const text = withCopies(id);
    if (text !== textBefore(id)) theme.write(pathOf(id), text);
  }
}
