import { oncePer } from '../diagnostics/once-per';
import type { Template } from '../template/read-template';
import { calledName, includedPartial, walkTemplate } from '../walk-template';

interface Uses {
  readonly included: ReadonlySet<string>;
  /** Parameters to which calls of partials pass a literal. */
  readonly literal: ReadonlySet<string>;
  /** Parameters to which calls of partials pass another value. */
  readonly other: ReadonlySet<string>;
  /** Names that the template itself reads. */
  readonly read: ReadonlySet<string>;
}

/**
 * The names that can only be parameters: calls pass only literals under these names, and no page reads them itself. If no
 * caller passes such a parameter, it has no value. Any other name can be a value of the page.
 */
export const parameterNames = oncePer((templates: ReadonlyMap<string, Template>): ReadonlySet<string> => {
  const all = [...templates.values()].map((template) => ({ template, ...usesOf(template) }));
  const included = new Set(all.flatMap((uses) => [...uses.included]));
  const pages = all.filter(({ template }) => !included.has(template.id));
  const values = new Set([...all.flatMap(({ other }) => [...other]), ...pages.flatMap(({ read }) => [...read])]);
  return new Set(all.flatMap(({ literal }) => [...literal]).filter((name) => !values.has(name)));
});

const usesOf = oncePer(({ tree }: Template): Uses => {
  const [included, literal, other, read] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  walkTemplate(tree, (node) => {
    const partial = includedPartial(node);
    if (partial !== undefined) {
      included.add(partial);
      for (const { key, value } of node.hash?.pairs ?? []) {
        (value.type.endsWith('Literal') ? literal : other).add(key);
      }
    }
    const name = node.type === 'PathExpression' ? String((node as { original?: unknown }).original) : calledName(node);
    if (name !== undefined) read.add(name);
  });
  return { included, literal, other, read };
});
