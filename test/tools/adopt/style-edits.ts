import postcss, { type Container, type Rule as StyleBlock } from 'postcss';
import { parse } from 'postcss-scss';
import { type Insertion, insertAll } from '../../theme/insertions/insert-all';
import type { StyleRule } from './rule';

/**
 * Adds a selector beside each selector that a rule names. A sheet with the added selectors is not changed.
 *
 * @param text a sheet in CSS or SCSS
 * @throws Error that names the line, for a text that is no sheet
 */
export function addSelectors(text: string, rules: readonly StyleRule[]): string {
  const edits: Insertion[] = [];
  parse(text).walkRules((block) => {
    const raw = block.raws.selector?.raw ?? block.selector;
    const start = block.source?.start?.offset ?? 0;
    const written = postcss.list.comma(raw);
    for (const selector of written) {
      const rule = rules.find(
        (one) =>
          selector.includes(one.from) && wholeSelectors(selector, block).some((whole) => one.selector.test(whole)),
      );
      const added = rule && selector.replaceAll(rule.from, rule.to);
      if (added === undefined || written.includes(added)) continue;
      const at = start + raw.indexOf(selector) + selector.length;
      const line = /^[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
      edits.push({ at, text: line ? `,\n${line[0]}${added}` : `, ${added}` });
    }
  });
  return insertAll(text, edits);
}

/** A selector with those of the blocks around it. */
function wholeSelectors(selector: string, { parent }: StyleBlock | Container): string[] {
  if (!parent || parent.type === 'root' || parent.type === 'document') return [selector];
  if (!isBlock(parent)) return wholeSelectors(selector, parent as Container);
  const whole = selector.includes('&')
    ? (outer: string) => selector.replaceAll('&', outer)
    : (outer: string) => `${outer} ${selector}`;
  return postcss.list.comma(parent.selector).flatMap((outer) => wholeSelectors(whole(outer), parent));
}

const isBlock = (node: { readonly type: string }): node is StyleBlock => node.type === 'rule';
