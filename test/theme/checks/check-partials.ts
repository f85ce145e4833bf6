import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticIn, diagnosticWith } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Template, Theme } from '../read-theme';
import { includedFolder, includedPartial, walkTemplate } from '../walk-template';

/** Finds missing partials, and partials that include each other endlessly. */
export function checkPartials(theme: Theme): Diagnostic[] {
  return [...missingPartials(theme), ...unpackedPartials(theme), ...circles(theme)];
}

/** The partials that a template includes by name, existing or not, and the folders from which the data choose a partial. */
interface Mentions {
  readonly partials: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

const mentionsOf = oncePer((template: Template): Mentions => {
  const partials = new Set<string>();
  const folders = new Set<string>();
  walkTemplate(template.tree, (node) => {
    const partial = includedPartial(node);
    if (partial) partials.add(partial);
    const folder = includedFolder(node);
    if (folder) folders.add(folder);
  });
  return { partials, folders };
});

/** The templates that a template includes directly. */
export function inclusions(template: Template, templates: Theme['templates']): Set<string> {
  const { partials, folders } = mentionsOf(template);
  const included = new Set([...partials].filter((partial) => templates.has(partial)));
  for (const folder of folders) {
    for (const name of templates.keys()) if (name.startsWith(`${folder}/`)) included.add(name);
  }
  // A partial may include itself: the recursion ends with the data, such as a tree of categories.
  included.delete(template.id);
  return included;
}

function missingPartials({ templates, problems: unreadable }: Theme): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const isThere = (id: string) => templates.has(id) || unreadable.some(({ path }) => path === `templates/${id}.html`);
  for (const template of templates.values()) {
    const missing = [...mentionsOf(template).partials].filter((partial) => !isThere(partial));
    if (missing.length === 0) continue;
    const inline = inlinePartials(template);
    walkTemplate(template.tree, (node) => {
      const partial = includedPartial(node);
      if (!partial || node.type !== 'PartialStatement' || !missing.includes(partial) || inline.has(partial)) return;
      const near = alike(partial, templates);
      const sentence = `there is no partial "${partial}"${near ? `; did you mean "${near}"?` : ''}`;
      problems.push(diagnosticIn('missing-partial', template.path, node, sentence));
    });
  }
  return problems;
}

/** stencil-cli packs what its pattern `{{>` finds, so that a page of the shop would not be rendered. */
const unpackedPartials = ({ templates }: Theme): Diagnostic[] =>
  [...templates.values()].flatMap(({ path, tree }) => {
    const problems: Diagnostic[] = [];
    walkTemplate(tree, (node) => {
      const partial = node.type === 'PartialStatement' && node.strip?.open && includedPartial(node);
      if (!partial) return;
      const sentence = `the platform does not find "${partial}" behind "{{~>"`;
      problems.push(diagnosticIn('unpacked-partial', path, node, sentence));
    });
    return problems;
  });

/** Finds the intended template: both its path and its own name must be almost the same. */
function alike(partial: string, templates: Theme['templates']): string | undefined {
  const near = closestName(partial, templates.keys());
  // The prefix makes a short name longer, so that two changed letters count as a small difference.
  const own = (id: string) => `name ${id.replace(/.*\//, '')}`;
  return near !== undefined && closestName(own(partial), [own(near)]) !== undefined ? near : undefined;
}

/** The inline partials of a template: `{{#*inline "row"}}`. */
const inlinePartials = ({ text }: Template): Set<string> =>
  new Set([...text.matchAll(/{{#\*\s*inline\s+["']([^"']+)["']/g)].map(([, name = '']) => name));

/** Reads templates by pattern, like BigCommerce's own check: an example in a comment counts as an inclusion. */
const readByPattern = oncePer(
  ({ text }: Template): Mentions => ({
    partials: new Set([...text.matchAll(/{{>\s*([\w/-]+)[^{]*?}}/g)].map(([, name = '']) => name)),
    folders: new Set(
      [...text.matchAll(/{{\s*?dynamicComponent\s*['"]([\w/-]+)['"].*?}}/g)].map(([, name = '']) => name),
    ),
  }),
);

function byPattern(template: Template, templates: Theme['templates']): string[] {
  const { partials, folders } = readByPattern(template);
  const inFolders =
    folders.size === 0
      ? []
      : [...templates.keys()].filter((name) => [...folders].some((folder) => name.startsWith(`${folder}/`)));
  return [...partials, ...inFolders].filter((name) => name !== template.id);
}

function circles({ templates }: Theme): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const finished = new Set<string>();
  const reported = new Set<string>();
  const follow = (id: string, trail: readonly string[]): void => {
    const template = templates.get(id);
    if (!template || finished.has(id)) return;
    if (trail.includes(id)) {
      const circle = [...trail.slice(trail.indexOf(id)), id];
      // One circle is enough for each group of partials that include each other.
      if (circle.some((member) => reported.has(member))) return;
      for (const member of circle) reported.add(member);
      const sentence = `the partials include each other, comments counted: ${circle.join(' → ')}`;
      problems.push(diagnosticWith('circle', template.path, sentence));
      return;
    }
    for (const next of byPattern(template, templates)) follow(next, [...trail, id]);
    finished.add(id);
  };
  for (const id of templates.keys()) follow(id, []);
  return problems;
}
