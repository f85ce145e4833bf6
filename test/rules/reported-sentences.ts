import {
  isCallExpression,
  isNewExpression,
  isStringLiteralLike,
  isTemplateExpression,
  type Node,
  SyntaxKind,
} from 'typescript';
import { sourceFiles } from '../support/build/source-files';
import { parseFile, walk } from './syntax-tree';

/** A sentence that the bundle reports, with `…` for its variable parts. */
interface ReportedSentence {
  readonly path: string;
  readonly sentence: string;
}

const isReport = (name: string, sentence: string) =>
  ['report', 'reportFailure', 'super'].includes(name) || (name === 'Error' && sentence.startsWith('Loading chunk'));

/** Every sentence of a report in the bundle's code. */
export function reportedSentences(): ReportedSentence[] {
  return sourceFiles(['core', 'widgets']).flatMap(({ path }) => {
    const found: ReportedSentence[] = [];
    walk(parseFile(path), (node, ancestors) => {
      const sentence = sentenceOf(node);
      if (!sentence || ancestors.some(isTemplateExpression)) return;
      const report = ancestors.map(calledName).find((name) => isReport(name, sentence));
      if (report) found.push({ path, sentence: report === 'reportFailure' ? `${sentence} failed: …` : sentence });
    });
    return found;
  });
}

/** A literal that reads like a sentence. */
function sentenceOf(node: Node): string | undefined {
  const text = isStringLiteralLike(node)
    ? node.text
    : isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
      : '';
  return /\s\S+\s/.test(text) ? text : undefined;
}

function calledName(node: Node): string {
  if (!isCallExpression(node) && !isNewExpression(node)) return '';
  const { expression } = node;
  return expression.kind === SyntaxKind.SuperKeyword ? 'super' : ((expression as Node & { text?: string }).text ?? '');
}
