import { readFileSync } from 'node:fs';

/** The sheet's path from the repository root. */
export const functionalSheetPath = 'theme-templates/assets/widgets/functional.css';

/** The rules below one comment of the sheet. */
export interface FunctionalRules {
  /** The text of the comment. */
  readonly why: string;
  readonly selectors: readonly string[];
}

/**
 * The rules of a sheet, grouped by the comments above them. The first comment describes the whole sheet and is left
 * out.
 */
export function functionalRules(css: string): FunctionalRules[] {
  const [, ...chapters] = css.split('/*').slice(1);
  return chapters.map((chapter) => {
    const [comment = '', rules = ''] = chapter.split('*/');
    const selectors = [...rules.matchAll(/([^{}]+)\{[^}]*\}/g)].flatMap(([, list = '']) => list.split(/,\s*\n/));
    return { why: comment.replace(/\s+/g, ' ').trim(), selectors: selectors.map((selector) => selector.trim()) };
  });
}

/** The table of the sheet's rules for the guide. */
export function functionalTable(): string {
  const rows = functionalRules(readFileSync(functionalSheetPath, 'utf8')).map(
    ({ why, selectors }) => `| ${why} | ${selectors.map((selector) => `\`${selector}\``).join('<br>')} |`,
  );
  return ['| why | rules for |', '| --- | --- |', ...rows].join('\n');
}
