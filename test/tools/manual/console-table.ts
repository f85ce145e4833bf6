import { consoleSentences } from '../../theme/contracts/console-sentences';

/**
 * The operators' table of what the console reports. Reports of the kind `contract` are left out: their sentences name what
 * to change in the template.
 */
export function consoleTable(): string {
  const rows = Object.entries(consoleSentences)
    .filter(([kind]) => kind !== 'contract')
    .flatMap(([kind, sentences]) => sentences.map(({ says, hint }) => `| \`${kind}\` | \`${says}\` | ${hint} |`));
  return ['| kind | message | what to do |', '| --- | --- | --- |', ...rows].join('\n');
}
