import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticIn } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Template, Theme } from '../read-theme';
import type { TemplateNode } from '../template-engine';
import { calledName, hasParameters, walkTemplate } from '../walk-template';

/** Finds calls of helpers that the shop's renderer doesn't have: they print nothing and report no error. */
export const checkHelpers = ({ templates, engine }: Theme): Diagnostic[] =>
  [...templates.values()].flatMap((template) =>
    callsOf(template)
      .filter(({ name }) => !engine.helpers.has(name))
      .map(({ node, name }) => {
        const near = closestName(name, engine.helpers);
        const typo = near ? `; did you mean "${near}"?` : '';
        const sentence = `no helper has the name "${name}": it renders nothing${typo}`;
        return diagnosticIn('unknown-helper', template.path, node, sentence);
      }),
  );

const callsOf = oncePer(({ tree }: Template) => {
  const calls: { node: TemplateNode; name: string }[] = [];
  walkTemplate(tree, (node) => {
    const name = calledName(node);
    if (name !== undefined && isCall(node)) calls.push({ node, name });
  });
  return calls;
});

/** A block without parameters may be for a value of the page: `{{#product}}…{{/product}}`. */
const isCall = (node: TemplateNode): boolean =>
  node.type === 'SubExpression' || (['MustacheStatement', 'BlockStatement'].includes(node.type) && hasParameters(node));
