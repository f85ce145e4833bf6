import type { Rule } from '../rules/rule';
import { slotRules } from '../rules/slot-rules';
import { templateRules } from '../rules/template-rules';
import { themeRules } from '../rules/theme-rules';
import { consoleSentences } from './console-sentences';

/** The chapter that says of every sentence what to do: those of the checker by its rules, those of the console by kind. */
export function troubleshooting(): string {
  return [
    '### What npm run check says of slots',
    ...chapters(slotRules),
    '### What npm run check says of templates and words',
    ...chapters(templateRules),
    "### What npm run check says of the theme's files",
    ...chapters(themeRules),
    '### What the console says',
    'A `widgets:error` names its chapter by `kind`.',
    ...Object.entries(consoleSentences).flatMap(([kind, sentences]) => [
      `#### ${kind}`,
      sentences.map(({ says, hint }) => `- \`${says}\`\\\n  ${text(hint)}`).join('\n'),
    ]),
  ].join('\n\n');
}

const chapters = (rules: Readonly<Record<string, Rule>>): string[] =>
  Object.entries(rules).flatMap(([name, { says, hint, isDoubtful, why, fix }]: [string, Rule]) => [
    `#### ${name}`,
    says.map((sentence) => `- \`${sentence}\``).join('\n'),
    [text(hint), isDoubtful ? `A warning: ${text(why ?? '')}` : '', fix ? `\`--fix\` ${text(fix)}.` : '']
      .filter((sentence) => sentence !== '')
      .join(' '),
  ]);

/** Handlebars, tags and attributes are code: a reader of Markdown would take them for its own. */
const text = (sentence: string) =>
  sentence.replace(
    /\{\{[^}]*\}+|<[^>]+>|\b(?:data-[\w-]+|type|form|id)="[^"]*(?:"|$)|\{name\}/g,
    (code) => `\`${code}\``,
  );
