import { type Node, SyntaxKind } from 'typescript';

interface Called {
  readonly expression?: { readonly text?: string; readonly name?: { readonly text?: string } };
}

/** Functions whose texts are for authors and operators, never for shoppers: sentences are allowed. */
const forAuthors = /^(report\w*|say|warn|error|describe|invariant|required|optional|super|.*Error|debug|info|log)$/;

/** Functions that take selectors, class names or media queries. */
const forBrowser = /^(querySelector(All)?|closest|matches|matchMedia|createElement|add|remove|toggle|contains|split)$/;

/** Properties whose value is for the browser. */
const machineProperty =
  /^(content-type|className|class|style|type|accept|rel|sizes|media|rootMargin|dateStyle|cssText|sameSite)$/;

/** Names in `KeyboardEvent.key`, headers and DOM interfaces; they look like words. */
const names =
  /^(Enter|Escape|Esc|Tab|Space|Home|End|Backspace|Delete|Shift|Arrow\w+|Page(Up|Down)|Bearer|Accept|Authorization|Element)$/;

/** A list of names in one literal: four or more, in lower or camel case, without the function words of a sentence. */
const isNameList = (text: string) =>
  /^\s*[a-z][\w-]*(\s+[a-z][\w-]*){3,}\s*$/.test(text) &&
  !/\b(the|an?|is|are|was|to|of|in|and|or|not|your?|we|this|it|be|has|have|with|no)\b/.test(text);

const hasTwoWords = /\p{L}{2,}[,;:]? \p{L}{2,}/u;
const isOneWord = /^\p{Lu}\p{Ll}{2,}[.!?…]?$/u;

/**
 * The text of a literal that a shopper could read, or undefined.
 *
 * Texts in a report, an error, a selector or a class name are not for shoppers and are allowed.
 */
export function findPhrase(node: Node, ancestors: readonly Node[]): string | undefined {
  const text = textOf(node);
  if (text === undefined) return undefined;
  if (node.kind === SyntaxKind.JsxText) return /\p{L}/u.test(text) ? text.trim() : undefined;
  if (names.test(text) || isNameList(text) || !(hasTwoWords.test(text) || isOneWord.test(text))) return undefined;
  return ancestors.some(excuses) ? undefined : text;
}

function textOf(node: Node): string | undefined {
  switch (node.kind) {
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NoSubstitutionTemplateLiteral:
    case SyntaxKind.TemplateHead:
    case SyntaxKind.TemplateMiddle:
    case SyntaxKind.TemplateTail:
    case SyntaxKind.JsxText:
      return (node as unknown as { text: string }).text;
    default:
      return undefined;
  }
}

function excuses(node: Node): boolean {
  switch (node.kind) {
    case SyntaxKind.ImportDeclaration:
    case SyntaxKind.ExportDeclaration:
    case SyntaxKind.LiteralType:
    case SyntaxKind.ThrowStatement:
      return true;
    case SyntaxKind.CallExpression:
    case SyntaxKind.NewExpression: {
      const { expression } = node as unknown as Called;
      const name = calledName(expression);
      return forAuthors.test(name) || forBrowser.test(name);
    }
    case SyntaxKind.JsxAttribute:
    case SyntaxKind.PropertyAssignment: {
      const { name } = node as unknown as { name?: { text?: string } };
      return machineProperty.test(name?.text ?? '');
    }
    default:
      return false;
  }
}

function calledName(expression: Called['expression']): string {
  const inner = expression as (Node & { text?: string; name?: { text?: string } }) | undefined;
  if (inner?.kind === SyntaxKind.SuperKeyword) return 'super';
  return inner?.name?.text ?? inner?.text ?? '';
}
