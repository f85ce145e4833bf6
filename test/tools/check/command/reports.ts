import { relative, resolve, sep } from 'node:path';
import type { Log, ReportingDescriptor, Result } from 'sarif';

/** A diagnostic in the output for programs. */
export interface Finding {
  readonly rule: string;
  readonly level: 'error' | 'warning';
  /** From the theme's folder, with slashes. */
  readonly file: string;
  /** Counted from 1; 0 for the whole file. */
  readonly line: number;
  /** Counted from 1; 0 for the whole line. */
  readonly column: number;
  readonly sentence: string;
  readonly hint: string;
  readonly why?: string;
  readonly fix?: string;
}

/** The formats of `--format`: each makes one text of a theme's findings. */
export const reports = {
  /** Commands of GitHub's runner, which shows each finding at its line of the pull request. */
  github: (folder: string, findings: readonly Finding[]): string =>
    findings
      .map((finding) => {
        const { rule, level, line, column } = finding;
        const place = { file: pathOf(folder, finding), ...(line > 0 && { line }), ...(column > 0 && { col: column }) };
        const properties = Object.entries({ ...place, title: rule }).map(
          ([name, value]) => `${name}=${escapeProperty(String(value))}`,
        );
        return `::${level} ${properties.join(',')}::${escapeData(textOf(finding))}`;
      })
      .join('\n'),

  /** SARIF 2.1.0, which code scanning and editors read. */
  sarif: (folder: string, findings: readonly Finding[]): string => {
    const first = new Map([...findings].reverse().map((finding) => [finding.rule, finding]));
    const ids = [...first.keys()].sort();
    const log: Log = {
      $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'storefront-widgets check', rules: ids.map((id) => descriptorOf(first.get(id)!)) } },
          results: findings.map((finding) => resultOf(folder, finding, ids.indexOf(finding.rule))),
        },
      ],
    };
    return JSON.stringify(log, undefined, 2);
  },
} as const;

/** The path from the repository, which a workflow may not have as its working directory. */
const pathOf = (folder: string, { file }: Finding): string =>
  relative(process.env['GITHUB_WORKSPACE'] ?? process.cwd(), resolve(folder, file)).replaceAll(sep, '/');

const textOf = ({ sentence, why, hint }: Finding): string => [`${sentence}.`, why, hint].filter(Boolean).join(' ');

// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const descriptorOf = ({ rule, hint, level }: Finding): ReportingDescriptor => ({
  id: rule,
  help: { text: hint },
  defaultConfiguration: { level },
});

function resultOf(folder: string, finding: Finding, ruleIndex: number): Result {
  const { rule, level, line, column } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level,
    message: { text: textOf(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(pathOf(folder, finding)) },
          // Code scanning shows no result without a line.
          region: { startLine: Math.max(line, 1), ...(column > 0 && { startColumn: column }) },
        },
      },
    ],
  };
}
