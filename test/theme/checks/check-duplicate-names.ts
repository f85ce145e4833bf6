import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticIn } from '../diagnostics/diagnostic-at';
import type { Template, Theme } from '../read-theme';
import { includedFolder, includedPartial, walkTemplate } from '../walk-template';

/**
 * Finds partials of another theme that have the same name as one of ours. Our widget's partial includes them, but they use
 * none of the parameters that it passes. So the page lacks the content.
 */
export function checkDuplicateNames({ templates }: Theme): Diagnostic[] {
  return [...templates.values()]
    .filter(({ id }) => id.startsWith('components/widgets/'))
    .flatMap(({ path, tree }) => {
      const problems: Diagnostic[] = [];
      walkTemplate(tree, (node) => {
        const id = includedPartial(node) ?? '';
        const partial = templates.get(id);
        const given = (node.hash?.pairs ?? []).map(({ key }) => key);
        if (!partial || given.length === 0) return;
        if (given.some((name) => reads(partial, templates, name))) return;
        const sentence = `"${id}" reads nothing of what it is given: it is another theme's partial of the same name`;
        problems.push(diagnosticIn('namesake', path, node, sentence));
      });
      return problems;
    });
}

/** Whether a partial, or one that it includes, uses a name. */
function reads(template: Template, templates: Theme['templates'], name: string, trail = new Set<Template>()): boolean {
  if (trail.has(template)) return false;
  trail.add(template);
  if (new RegExp(`[{(\\s=.#/]${name}\\b`).test(template.text.replace(/\{\{!--[\s\S]*?--\}\}/g, ''))) return true;
  let isRead = false;
  walkTemplate(template.tree, (node) => {
    const folder = includedFolder(node);
    const next = templates.get(includedPartial(node) ?? '');
    isRead ||= folder !== undefined || (next !== undefined && reads(next, templates, name, trail));
  });
  return isRead;
}
