import { countNames } from './count-names';
import { findingsOf, type Report } from './examine';
import type { ExaminedPage } from './examine-page';
import type { Finding } from './finding';

/** The report as text. */
export function printReport(report: Report): string {
  const found = findingsOf(report);
  const faults = found.filter(({ grade }) => grade === 'fault').length;
  return [
    ...report.pages.flatMap((page) => [headline(page), ...page.findings.map(line)]),
    ...report.versions.flatMap(({ version, url, files, findings }) => [
      `version ${version} at ${url}: ${files ? `${files.length} files` : 'no manifest'}`,
      ...findings.map(line),
    ]),
    ...report.findings.map(line),
    ...describeThemeScript(report),
    faults === 0 ? 'doctor: no faults' : `doctor: ${faults} ${faults === 1 ? 'fault' : 'faults'}`,
  ].join('\n');
}

/** The report as JSON. */
export function printJson(report: Report): string {
  const found = findingsOf(report);
  const described = {
    healthy: found.every(({ grade }) => grade !== 'fault'),
    pages: report.pages.map(({ asked, url, pageType, version, facts, findings }) => ({
      asked,
      url,
      pageType,
      version: version?.version,
      themeScript: facts?.hooks.hasThemeScript,
      widgets: Object.fromEntries(countNames(facts?.slots.map(({ name }) => name) ?? [])),
      findings,
    })),
    versions: report.versions.map(({ version, url, files, findings }) => ({
      version,
      url,
      files: files?.map(({ file }) => file),
      findings,
    })),
    findings: report.findings,
  };
  return JSON.stringify(described, null, 2);
}

/** How many pages load the theme's own script: after its end step, none. */
function describeThemeScript({ pages }: Report): string[] {
  const read = pages.flatMap(({ facts }) => facts ?? []);
  const loading = read.filter(({ hooks }) => hooks.hasThemeScript).length;
  return read.length > 1 ? [`the theme's own script: on ${loading} of ${read.length} pages`] : [];
}

function headline({ url, pageType, version, facts }: ExaminedPage): string {
  if (!facts) return url;
  const names = countNames(facts.slots.map(({ name }) => name));
  const widgets = names.map(([name, count]) => (count > 1 ? `${name} ${count}×` : name)).join(', ') || 'no widgets';
  return `${url}: ${pageType ?? 'unknown'} page, version ${version?.version ?? 'none'}; ${widgets}`;
}

const line = ({ grade, sentence }: Finding): string => `  ${grade}: ${sentence}`;
