import { readHeader } from '../contracts/read-header';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticIn } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Template, Theme } from '../read-theme';
import type { TemplateEngine } from '../template-engine';
import { calledName, walkTemplate } from '../walk-template';

/** Values of the page that no item of a list has. */
const pageValues = new Set('settings theme_settings urls page_type currency_selector'.split(' '));

/**
 * Finds parameters of a partial, and values of the page, that are read with too few or too many `../`. They print nothing, and
 * no error is reported.
 */
export const checkDepths = ({ templates, engine }: Theme): Diagnostic[] =>
  [...templates.values()].flatMap(wrongDepths(engine));

const wrongDepths = oncePer((engine: TemplateEngine) =>
  oncePer(({ text, path, tree }: Template): Diagnostic[] => {
    const parameters = new Set(readHeader(text)?.params.map(({ name }) => name));
    // In the older engine every block, even a condition, needs a `../`.
    const countsConditions = engine.name !== 'handlebars-v4';
    const problems: Diagnostic[] = [];
    walkTemplate(tree, (node, depth, isCertain) => {
      const read = node.type === 'PathExpression' ? String(node.original) : (calledName(node) ?? '');
      const [, ups = '', name = ''] = /^((?:\.\.\/)*)([\w-]+)/.exec(read) ?? [];
      if (ups.length === 3 * depth || (countsConditions && ups !== '')) return;
      // An item of a list can have a value with the short name of a parameter.
      const isParameter = parameters.has(name) && (ups !== '' || name.includes('_'));
      // A partial may see the context of the template that includes it.
      const isAbove = ups.length > 3 * depth && !path.startsWith('templates/pages/');
      if (!isParameter && (!pageValues.has(name) || !isCertain || isAbove)) return;
      const whose = parameters.has(name) ? 'the parameter' : 'the value of the page';
      const sentence = `${ups}${name} is nothing here: ${whose} is read as ${'../'.repeat(depth)}${name}`;
      problems.push(diagnosticIn('wrong-depth', path, node, sentence));
    });
    return problems;
  }),
);
