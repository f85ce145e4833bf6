import type { Problem } from './problem';
import type { Template, Theme } from './read-theme';
import { includedFolder, includedPartial, lineOf, walkTemplate } from './walk-template';

/** Partials that are missing, and partials that include each other for ever. */
export function checkPartials(theme: Theme): Problem[] {
  return [...missingPartials(theme), ...circles(theme)];
}

/** The templates that a template includes, directly. */
export function inclusions({ id, tree }: Template, templates: Theme['templates']): Set<string> {
  const included = new Set<string>();
  walkTemplate(tree, (node) => {
    const partial = includedPartial(node);
    if (partial && templates.has(partial)) included.add(partial);
    const folder = includedFolder(node);
    if (folder) for (const name of templates.keys()) if (name.startsWith(`${folder}/`)) included.add(name);
  });
  // A partial may include itself: a tree of categories ends with its data.
  included.delete(id);
  return included;
}

function missingPartials({ templates, problems: unreadable }: Theme): Problem[] {
  const problems: Problem[] = [];
  const exists = (id: string) => templates.has(id) || unreadable.some(({ path }) => path === `templates/${id}.html`);
  for (const { path, tree } of templates.values()) {
    walkTemplate(tree, (node) => {
      const partial = includedPartial(node);
      if (!partial || node.type !== 'PartialStatement' || exists(partial)) return;
      problems.push({ path, line: lineOf(node), sentence: `there is no partial "${partial}"` });
    });
  }
  return problems;
}

/** As BigCommerce's own check reads templates: by pattern, so that an example in a comment counts as an inclusion. */
function mentions({ id, text }: Template, templates: Theme['templates']): string[] {
  const partials = [...text.matchAll(/{{>\s*([\w/-]+)[^{]*?}}/g)].map(([, name = '']) => name);
  const folders = [...text.matchAll(/{{\s*?dynamicComponent\s*['"]([\w/-]+)['"].*?}}/g)].map(([, name = '']) => name);
  const inFolders = [...templates.keys()].filter((name) => folders.some((folder) => name.startsWith(`${folder}/`)));
  return [...partials, ...inFolders].filter((name) => name !== id);
}

function circles({ templates }: Theme): Problem[] {
  const problems: Problem[] = [];
  const finished = new Set<string>();
  const told = new Set<string>();
  const follow = (id: string, trail: readonly string[]): void => {
    const template = templates.get(id);
    if (!template || finished.has(id)) return;
    if (trail.includes(id)) {
      const circle = [...trail.slice(trail.indexOf(id)), id];
      // Where many include each other, one way round is enough to see it.
      if (circle.some((member) => told.has(member))) return;
      for (const member of circle) told.add(member);
      const sentence = `the partials include each other, comments counted: ${circle.join(' → ')}`;
      problems.push({ path: template.path, line: 0, sentence });
      return;
    }
    for (const next of mentions(template, templates)) follow(next, [...trail, id]);
    finished.add(id);
  };
  for (const id of templates.keys()) follow(id, []);
  return problems;
}
