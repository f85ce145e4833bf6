import { closestName } from '../../core/errors/closest-name';
import type { Problem } from './problem';
import { problemIn } from './problem-at';
import type { Theme } from './read-theme';
import type { TemplateNode } from './template-engine';
import { calledName, hasParameters, walkTemplate } from './walk-template';

/** Calls of helpers that the shop's renderer doesn't have: they print nothing, without a word. */
export function checkHelpers({ templates, engine }: Theme): Problem[] {
  const problems: Problem[] = [];
  for (const { path, tree } of templates.values()) {
    walkTemplate(tree, (node) => {
      const name = calledName(node);
      if (name === undefined || !isCall(node) || engine.helpers.has(name)) return;
      const near = closestName(name, engine.helpers);
      const slip = near ? `; did you mean "${near}"?` : '';
      problems.push(
        problemIn('unknown-helper', path, node, `no helper has the name "${name}": it prints nothing${slip}`),
      );
    });
  }
  return problems;
}

/** A block without parameters may stand over a value of the page: `{{#product}}…{{/product}}`. */
const isCall = (node: TemplateNode): boolean =>
  node.type === 'SubExpression' || (['MustacheStatement', 'BlockStatement'].includes(node.type) && hasParameters(node));
