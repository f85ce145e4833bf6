import { idInTheirs, ownPartial } from './own-theme';

const included = /\{\{~?#?>\s*(components\/[\w/-]+)/g;
const asked = /^\s*@template\s+([\w/-]+)/gm;

/**
 * The folder with unmarked copies of the author's partials. Pages that are not adopted include these copies. The checker
 * reports no problem in them.
 */
export const unmarkedFolder = 'components/widgets/unmarked/';

/** Our partials that the texts include, directly and indirectly, by their id in the author's theme. */
export function copyPartials(texts: readonly string[]): Map<string, string> {
  const copies = new Map<string, string>();
  const follow = (text: string): void => {
    for (const [, id = ''] of text.matchAll(included)) {
      const own = copies.has(id) ? undefined : ownPartial(id);
      if (own === undefined) continue;
      const copy = asTheirs(own);
      copies.set(id, copy);
      follow(copy);
    }
  };
  texts.forEach(follow);
  return copies;
}

/** The templates that the shop renders for a widget, by their own ids. */
export function askedTemplates(widget: string): string[] {
  const header = ownPartial(`components/widgets/${widget}`) ?? '';
  return [...header.matchAll(asked)].map(([, name = '']) => `components/${name}`);
}

/**
 * Classes with which other themes hide their closed dialogs and similar elements; their style sheet must not apply to
 * our markup.
 */
const known = /^(modal|alertBox|loadingOverlay|u-hiddenVisually|icon$)/;

/** Converts one of our partials to unique names: its partials, words, classes and ids. */
export const asTheirs = (text: string): string =>
  text
    .replace(/(\{\{~?#?>\s*)(components\/[\w/-]+)/g, (_, open: string, id: string) => open + idInTheirs(id))
    .replace(/(lang(?:Json)?\s+\(?(?:concat\s+)?)(['"])(?=[a-z_]+\.)/g, '$1$2widgets.')
    .replace(/class="([^"]*)"/g, (_, names: string) => `class="${theirClasses(names)}"`)
    .replace('id="previewModal"', 'id="widgets-preview"')
    .replace(/ data-reveal(?=[\s>])/g, '')
    // The platform's own check treats an example in a comment as a call.
    .replace(/^ *@example .*\n/gm, '');

/** Adds our prefix to the known class names. The text may contain mustaches. */
const theirClasses = (names: string): string =>
  names.replace(/(^|[\s}])([\w-]+)/g, (found, before: string, name: string) =>
    known.test(name) ? `${before}widgets-${name}` : found,
  );
