import postcss, { type Container, type Rule as StyleBlock } from 'postcss';
import { parse } from 'postcss-scss';
import { type Insertion, insertAll } from '../../theme/insertions/insert-all';
import type { StyleRule } from './rule';

/** A selector as it is written in a block of a sheet. */
export interface WrittenSelector {
  readonly selector: string;
  /** All selectors of the block. */
  readonly known: readonly string[];
  readonly line: number;
  /** A selector in its place, with those of the blocks around it. */
  wholes(selector: string): readonly string[];
}

/**
 * Adds selectors beside those of a sheet. A sheet that has them is not changed.
 *
 * @param text a sheet in CSS or SCSS
 * @param additionsTo the selectors to add beside one
 * @throws Error that names the line, for a text that is no sheet
 */
export function addSelectors(text: string, additionsTo: (written: WrittenSelector) => readonly string[]): string {
  const edits: Insertion[] = [];
  parse(text).walkRules((block) => {
    const raw = block.raws.selector?.raw ?? block.selector;
    const { offset = 0, line = 0 } = block.source?.start ?? {};
    const known = postcss.list.comma(raw);
    for (const selector of known) {
      const added = additionsTo({ selector, known, line, wholes: (one) => wholeSelectors(one, block) });
      const indent = /^[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
      const at = offset + raw.indexOf(selector) + selector.length;
      for (const one of added.filter((other) => !known.includes(other)))
        edits.push({ at, text: indent ? `,\n${indent[0]}${one}` : `, ${one}` });
    }
  });
  return insertAll(text, edits);
}

/** Adds a selector beside each one that a rule names. */
export const stateSelectors =
  (rules: readonly StyleRule[]) =>
  ({ selector, wholes }: WrittenSelector): string[] => {
    const rule = rules.find(
      (one) => selector.includes(one.from) && wholes(selector).some((whole) => one.selector.test(whole)),
    );
    return rule ? [selector.replaceAll(rule.from, rule.to)] : [];
  };

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
