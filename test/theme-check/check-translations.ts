import type { Problem } from './problem';
import type { Theme } from './read-theme';
import { calledName, lineOf, literalText, walkTemplate } from './walk-template';

/** The text behind `cart.preview.title`, or undefined. */
export function translation(words: unknown, key: string): string | undefined {
  let found = words;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === 'string' ? found : undefined;
}

/** Every `{{lang}}` whose key the theme's first language doesn't have: the page would show the key, or nothing. */
export function checkTranslations({ templates, languages }: Theme): Problem[] {
  const language = languages.has('en') ? 'en' : [...languages.keys()][0];
  const words = language === undefined ? {} : languages.get(language);
  const problems: Problem[] = [];
  for (const { path, tree } of templates.values()) {
    walkTemplate(tree, (node) => {
      const key = calledName(node) === 'lang' ? literalText(node.params?.[0]) : undefined;
      if (key === undefined || translation(words, key) !== undefined) return;
      problems.push({ path, line: lineOf(node), sentence: `lang/${language ?? 'en'}.json has no words for "${key}"` });
    });
  }
  return problems;
}
