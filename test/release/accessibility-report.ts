import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { axeRules } from '../accessibility/axe-rules';
import type { Criteria, Criterion } from '../accessibility/criterion';
import { everyStateIsJudged } from '../accessibility/every-state';
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

/** An accessibility conformance report, as https://github.com/GSA/openacr has them. */
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

/** The files of a criterion's tests, with their titles. */
const testsOf = ({ tests = {} }: Criterion): string[] =>
  Object.entries(tests).flatMap(([file, titles]) => [titles].flat().map((title) => `test/${file}: ${title}`));

/** Axe's rules, where the criterion is judged by them on every state. */
const rulesOf = (number: string, { tests = {} }: Criterion): string[] =>
  Object.keys(everyStateIsJudged).some((file) => file in tests) ? axeRules(number) : [];

/** The tests say it all, or nothing is there to be said, or a person has to. */
function adherenceOf(number: string, criterion: Criterion): Adherence {
  const { never, person } = criterion;
  if (never !== undefined) return { level: 'not-applicable', notes: never };
  const tests = testsOf(criterion);
  const rules = rulesOf(number, criterion);
  const notes = [
    tests.length > 0 ? `Tested automatically: ${tests.join('; ')}.` : 'Not tested automatically.',
    ...(rules.length > 0 ? [`Axe’s rules: ${rules.join(', ')}.`] : []),
    ...(person === undefined ? [] : [`Only a person can say: ${person}`]),
  ];
  return { level: person === undefined ? 'supports' : 'not-evaluated', notes: notes.join(' ') };
}

/** Makes the report of a version out of what the tests say of themselves. It holds no date: the same commit makes the same file. */
export function accessibilityReport(version: string, criteria: Criteria): AccessibilityReport {
  const { meta } = JSON.parse(readFileSync('theme-templates/config.json', 'utf8')) as { meta: Record<string, string> };
  const { author_name: name = '', author_email: email = '', author_support_url: website = '' } = meta;
  const chapter = (wanted: Criterion['level']): Chapter => ({
    criteria: Object.entries(criteria)
      .filter(([, { level }]) => level === wanted)
      .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .map(([num, criterion]) => ({ num, components: [{ name: 'web', adherence: adherenceOf(num, criterion) }] })),
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
    notes:
      'Written by the release out of the tests’ own list. What only a person can say has not been said by one: it counts as not evaluated, whatever the tests say.',
    evaluation_methods_used:
      'Tests in Chromium, on every page and state of the theme over a local shop, at 1280 and 320 pixels: axe-core, HTML-validate, journeys by keyboard, finger and without scripts. Shops with other markup, apps and texts need a report of their own.',
    chapters: { success_criteria_level_a: chapter('A'), success_criteria_level_aa: chapter('AA') },
  };
}

/** The report for machines. */
export const accessibilityYaml = (report: AccessibilityReport): string => stringify(report, { lineWidth: 0 });

const levels = { supports: 'Supports', 'not-applicable': 'Not applicable', 'not-evaluated': 'Not evaluated' };

/** The report for people: one page without scripts. */
export function accessibilityHtml(report: AccessibilityReport, criteria: Criteria): string {
  const rows = ({ criteria: listed }: Chapter) =>
    listed
      .map(({ num, components: [{ adherence }] }) => {
        const criterion = criteria[num];
        const list = criterion === undefined ? [] : testsOf(criterion);
        const rules = criterion === undefined ? [] : rulesOf(num, criterion);
        const cells = [
          list.length > 0 ? `<ul>${list.map((test) => `<li>${htmlText(test)}</li>`).join('')}</ul>` : 'None',
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
