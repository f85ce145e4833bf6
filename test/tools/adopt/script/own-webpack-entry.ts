import { entryModule } from './page-modules';
import { keyName, literalText, parseScript, walk } from './parse-script';
import { ownEntryName, ownModule, webpackConfiguration } from './webpack-entries';

/**
 * Adds the second script to the entries of a webpack configuration, behind the theme's own.
 *
 * @returns undefined for a configuration of another shape
 */
export function withOwnEntry(text: string): string | undefined {
  if (text.includes(`./${ownModule}`)) return text;
  let end: number | undefined;
  try {
    walk(parseScript(webpackConfiguration, text).tree, (node) => {
      if (node.type !== 'Property' || keyName(node.key) !== 'entry' || node.value.type !== 'ObjectExpression') return;
      const main = node.value.properties.find(
        (one) => one.type === 'Property' && literalText(one.value) === `./${entryModule}`,
      );
      end ??= main?.end;
    });
  } catch {
    return undefined;
  }
  if (end === undefined) return undefined;
  const line = text.slice(text.lastIndexOf('\n', end) + 1, end);
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return `${text.slice(0, end)},\n${indent}${ownEntryName}: './${ownModule}'${text.slice(end)}`;
}
