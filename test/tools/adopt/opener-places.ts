import { readMarkup } from '../../theme/read-markup';
import { isCallRule, type Rule } from './rule';

/**
 * Gives each opener of the rules the classes of the element around it, which put the opener into its column.
 *
 * @param texts the templates of the theme
 */
export function withOpenerPlaces(rules: readonly Rule[], texts: readonly string[]): Rule[] {
  return rules.map((rule) => {
    if (isCallRule(rule) || !rule.opener) return rule;
    const { opener } = rule;
    const place = texts.map((text) => placeIn(text, opener.selector)).find((found) => found !== '');
    return place ? { ...rule, opener: { ...opener, place } } : rule;
  });
}

function placeIn(text: string, selector: string): string {
  // Parsing every template would take seconds.
  const names = [...selector.matchAll(/[\w-]+/g)].map(([name]) => name);
  if (!names.some((name) => name !== 'button' && text.includes(name))) return '';
  try {
    const [around] = readMarkup(text).find(`:has(> :is(${selector}))`);
    const tag = around ? text.slice(around.start, around.openEnd) : '';
    const classes = /\sclass\s*=\s*(["'])(.*?)\1/s.exec(tag)?.[2] ?? '';
    return classes
      .replace(/\{\{.*?\}\}/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  } catch {
    // The plan reports a template that can't be read.
    return '';
  }
}
