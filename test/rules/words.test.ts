import { describe, it } from '@jest/globals';
import { checkTranslations } from '../theme/checks/check-translations';
import { say } from '../theme/problems/problem';
import { readTheme } from '../theme/read-theme';
import type { TemplateNode } from '../theme/template-engine';
import { calledName, literalText, walkTemplate } from '../theme/walk-template';
import { enforce } from './enforce';

const theme = readTheme('theme-templates');

const help = 'npm run update writes the missing texts as a form, and puts the answers into every language.';

function keysOf(words: unknown, above = ''): string[] {
  if (typeof words !== 'object' || words === null) return [above];
  return Object.entries(words).flatMap(([name, below]) => keysOf(below, above ? `${above}.${name}` : name));
}

/**
 * The keys that templates may use: every literal may be a key, and the first literal of a `concat` the beginning of
 * one.
 */
function usedKeys(): { keys: Set<string>; beginnings: Set<string> } {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  const note = (node: TemplateNode) => {
    const text = literalText(node);
    if (text !== undefined) keys.add(text);
    const beginning = calledName(node) === 'concat' ? literalText(node.params?.[0]) : undefined;
    if (beginning?.includes('.')) beginnings.add(beginning);
  };
  for (const { tree } of theme.templates.values()) walkTemplate(tree, note);
  return { keys, beginnings };
}

describe('the words of the theme', () => {
  const languages = [...theme.languages];
  const [, english] = languages.find(([name]) => name === 'en') ?? [];

  it.each(languages.map(([name]) => name))('%s has the same keys as en', (name) => {
    const wanted = keysOf(english);
    const there = keysOf(theme.languages.get(name));
    enforce(`Every language has the same keys. ${help}`, [
      ...wanted.filter((key) => !there.includes(key)).map((key) => `lang/${name}.json lacks ${key}`),
      ...there.filter((key) => !wanted.includes(key)).map((key) => `lang/${name}.json has ${key}, en.json has not`),
    ]);
  });

  it('exist for every {{lang}}', () => {
    enforce(`Every key of a {{lang}} has its words. ${help}`, checkTranslations(theme).map(say));
  });

  it('are all used', () => {
    const { keys, beginnings } = usedKeys();
    const begun = (key: string) => [...beginnings].some((beginning) => key.startsWith(beginning));
    enforce(
      'Every text is used by a template.',
      keysOf(english).filter((key) => !keys.has(key) && !begun(key)),
    );
  });
});
