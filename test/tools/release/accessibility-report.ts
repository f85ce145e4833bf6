import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { TestRun } from '../../support/runs/test-run';
import { axeRules } from './accessibility/axe-rules';
import type { Criteria, Criterion } from './accessibility/criterion';
import { everyStateIsJudged } from './accessibility/every-state';
import { type Ending, howItEnded } from './how-it-ended';
import { htmlText } from './html-text';

interface Contact {
  readonly name: string;
  readonly email: string;
  readonly website: string;
}

interface Adherence {
  readonly level: 'supports' | 'not-applicable' | 'not-evaluated';
  readonly notes: string;
}

interface Chapter {
  readonly criteria: { num: string; components: [{ name: 'web'; adherence: Adherence }] }[];
}

/** An accessibility conformance report in the format of https://github.com/GSA/openacr. */
export interface AccessibilityReport {
  readonly title: string;
  readonly product: { readonly name: string; readonly version: string; readonly description: string };
  readonly author: Contact;
  readonly vendor: Contact;
  readonly catalog: string;
  readonly notes: string;
  readonly evaluation_methods_used: string;
  readonly chapters: { readonly success_criteria_level_a: Chapter; readonly success_criteria_level_aa: Chapter };
}

interface NamedTest {
  /** Its file, title and result. */
  readonly text: string;
  readonly isGreen: boolean;
}

/** `passed`, `3 of 31 failed`, or the files that did not run. */
function describeEnding({ ran, failed, missing }: Ending): string {
  if (ran === 0) return 'not run';
  const all = ran === 1 ? '' : `${ran} `;
  const left = missing.length === 0 ? '' : `; not run: ${missing.map((file) => `test/${file}`).join(', ')}`;
  return `${failed > 0 ? `${failed} of ${ran} failed` : `${all}passed`}${left}`;
}

/** A criterion's tests. Without a run of this commit none of them counts as passed. */
const testsOf = ({ tests = {} }: Criterion, run: TestRun | undefined): NamedTest[] =>
  Object.entries(tests).flatMap(([file, titles]) =>
    [titles].flat().map((title) => {
      const named = `test/${file}: ${title}`;
      if (!run) return { text: named, isGreen: false };
      const ending = howItEnded(run, file, title);
      return { text: `${named} (${describeEnding(ending)})`, isGreen: ending.failed + ending.missing.length === 0 };
    }),
  );

/** Axe's rules, for a criterion that axe checks in every state. */
const rulesOf = (number: string, { tests = {} }: Criterion): string[] =>
  Object.keys(everyStateIsJudged).some((file) => file in tests) ? axeRules(number) : [];

/**
 * Supported when the tests cover the criterion and have passed, not applicable when nothing is affected, else left to a
 * person.
 */
function adherenceOf(number: string, criterion: Criterion, run: TestRun | undefined): Adherence {
  const { never, person } = criterion;
  if (never !== undefined) return { level: 'not-applicable', notes: never };
  const tests = testsOf(criterion, run);
  const rules = rulesOf(number, criterion);
  const notes = [
    tests.length > 0
      ? `Tested automatically: ${tests.map(({ text }) => text).join('; ')}.`
      : 'Not tested automatically.',
    ...(rules.length > 0 ? [`Axe’s rules: ${rules.join(', ')}.`] : []),
    ...(person === undefined ? [] : [`Only a person can say: ${person}`]),
  ];
  const isHeld = person === undefined && tests.every(({ isGreen }) => isGreen);
  return { level: isHeld ? 'supports' : 'not-evaluated', notes: notes.join(' ') };
}

/** A sentence on whether the tests were run. */
function describeRun(criteria: Criteria, run: TestRun | undefined): string {
  if (!run)
    return 'The tests were not run on this commit where the release was made: it is said which tests there are, not how they ended, and no criterion counts as supported.';
  const all = Object.values(criteria).flatMap((criterion) => testsOf(criterion, run));
  const ends = [...new Map(all.map((test) => [test.text, test.isGreen])).values()];
  return `The tests were run on commit ${run.commit} where the release was made: of the ${ends.length} that are named here ${ends.filter(Boolean).length} passed.`;
}

/**
 * Makes the report of a version from the tests' results. It has no date: the same commit with the same results gives
 * the same file.
 *
 * @param run of the version's commit, if its tests were run
 */
export function accessibilityReport(version: string, criteria: Criteria, run?: TestRun): AccessibilityReport {
  const { meta } = JSON.parse(readFileSync('theme-templates/config.json', 'utf8')) as { meta: Record<string, string> };
  const { author_name: name = '', author_email: email = '', author_support_url: website = '' } = meta;
  const chapter = (wanted: Criterion['level']): Chapter => ({
    criteria: Object.entries(criteria)
      .filter(([, { level }]) => level === wanted)
      .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .map(([num, criterion]) => ({ num, components: [{ name: 'web', adherence: adherenceOf(num, criterion, run) }] })),
  });
  return {
    title: `${name} Accessibility Conformance Report`,
    product: {
      name: 'Storefront widgets and their theme',
      version,
      description: 'React widgets for BigCommerce Stencil themes, in the markup of the theme that comes with them.',
    },
    author: { name, email, website },
    vendor: { name, email, website },
    catalog: '2.5-edition-wcag-2.2-en',
    notes: `Written by the release out of the tests’ own list. What only a person can say has not been said by one: it counts as not evaluated, whatever the tests say. ${describeRun(criteria, run)}`,
    evaluation_methods_used:
      'Tests in Chromium, on every page and state of the theme over a local shop, at 1280 and 320 pixels: axe-core, HTML-validate, journeys by keyboard, finger and without scripts. Shops with other markup, apps and texts need a report of their own.',
    chapters: { success_criteria_level_a: chapter('A'), success_criteria_level_aa: chapter('AA') },
  };
}

/** The report as YAML, for programs. */
export const accessibilityYaml = (report: AccessibilityReport): string => stringify(report, { lineWidth: 0 });

const levels = { supports: 'Supports', 'not-applicable': 'Not applicable', 'not-evaluated': 'Not evaluated' };

/** The report as one page without scripts, for people. */
export function accessibilityHtml(report: AccessibilityReport, criteria: Criteria, run?: TestRun): string {
  const rows = ({ criteria: listed }: Chapter) =>
    listed
      .map(({ num, components: [{ adherence }] }) => {
        const criterion = criteria[num];
        const list = criterion === undefined ? [] : testsOf(criterion, run);
        const rules = criterion === undefined ? [] : rulesOf(num, criterion);
        const cells = [
          list.length > 0 ? `<ul>${list.map(({ text }) => `<li>${htmlText(text)}</li>`).join('')}</ul>` : 'None',
          rules.length > 0 ? `<p>Axe: ${htmlText(rules.join(', '))}</p>` : '',
        ];
        const left = criterion?.never ?? criterion?.person ?? 'Nothing';
        return `<tr><th scope="row">${num} ${htmlText(criterion?.name ?? '')}</th><td>${levels[adherence.level]}</td><td>${cells.join('')}</td><td>${htmlText(left)}</td></tr>`;
      })
      .join('\n');
  const table = (caption: string, chapter: Chapter) =>
    `<table>\n<caption>${caption}</caption>\n<thead><tr><th scope="col">Criterion</th><th scope="col">Level</th><th scope="col">Tested automatically by</th><th scope="col">Only a person can say</th></tr></thead>\n<tbody>\n${rows(chapter)}\n</tbody>\n</table>`;
  const { title, product, notes, evaluation_methods_used: methods, author, chapters } = report;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(title)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-inline-size: 80rem; padding: 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; inline-size: 100%; margin-block-end: 2rem; }
caption { font-size: 1.25rem; font-weight: 600; padding-block: 1rem; text-align: start; }
th, td { border: 1px solid; padding: 0.5rem; text-align: start; vertical-align: top; }
td ul { margin: 0; padding-inline-start: 1rem; }
@media (max-width: 50rem) { table, tbody, tr, th, td { display: block; } thead { display: none; } tr { margin-block-end: 1rem; } }
</style>
</head>
<body>
<main>
<h1>${htmlText(title)}</h1>
<p>${htmlText(product.name)}, version ${htmlText(product.version)}. ${htmlText(product.description)}</p>
<p>${htmlText(notes)}</p>
<p>${htmlText(methods)}</p>
<p>Questions: <a href="mailto:${htmlText(author.email)}">${htmlText(author.email)}</a></p>
${table('Success criteria of WCAG 2.2, level A', chapters.success_criteria_level_a)}
${table('Success criteria of WCAG 2.2, level AA', chapters.success_criteria_level_aa)}
</main>
</body>
</html>
`;
}
