import { oncePer } from '../problems/once-per';
import type { Problem } from '../problems/problem';
import { problemIn } from '../problems/problem-at';
import { readHeader } from '../contracts/read-header';
import type { Template, Theme } from '../read-theme';
import { calledName, walkTemplate } from '../walk-template';

/** Parameters of a partial that are read with too few or too many `../`: they are nothing there, without a word. */
export function checkDepths({ templates, engine }: Theme): Problem[] {
  // In the older engine every block is a level of its own, conditions too.
  return engine.name === 'handlebars-v4' ? [...templates.values()].flatMap(wrongDepths) : [];
}

const wrongDepths = oncePer(({ text, path, tree }: Template): Problem[] => {
  const parameters = new Set(readHeader(text)?.params.map(({ name }) => name));
  if (parameters.size === 0) return [];
  const problems: Problem[] = [];
  walkTemplate(tree, (node, depth) => {
    const read = node.type === 'PathExpression' ? String(node.original) : (calledName(node) ?? '');
    const [, ups = '', name = ''] = /^((?:\.\.\/)+)([\w-]+)/.exec(read) ?? [];
    if (!parameters.has(name) || ups.length === 3 * depth) return;
    const sentence = `${ups}${name} is nothing here: the parameter is read as ${'../'.repeat(depth)}${name}`;
    problems.push(problemIn('wrong-depth', path, node, sentence));
  });
  return problems;
});
