import type { Contract } from '../../../core/contract/define-widget';
import { checkProducts } from '../../theme/checks/check-products';
import { checkSlots } from '../../theme/checks/check-slots';
import { checkSlotsAround } from '../../theme/checks/check-slots-around';
import { checkTheme } from '../../theme/checks/check-theme';
import { unmarkedFolder } from '../../theme/copy-partials';
import { type Diagnostic, describeDiagnostic } from '../../theme/diagnostics/diagnostic';
import { ruleOf } from '../../theme/diagnostics/rules/rules';
import type { Page } from '../../theme/page/page';
import { isAmp, isPage, readPages } from '../../theme/read-pages';
import { readThemeFrom, type Theme } from '../../theme/read-theme';
import { lineStarts } from '../../theme/template/read-template';
import { editedSource, folderSource } from '../../theme/theme-source';
import { makePlan, type Plan } from './plan';
import type { Group } from './rule';

type Contracts = ReadonlyMap<string, Contract>;

/**
 * Makes a plan that causes no new message of the checker. If a mark causes one on more than half of its pages, the plan
 * leaves the mark out. If it does on fewer pages, these pages stay without marks. The plan lists both for the author, with
 * the message. A message without a mark is a note.
 *
 * @param contracts the known widgets
 * @throws Error for a folder that is no theme
 */
export function agreedPlan(folder: string, groups: readonly Group[], contracts: Contracts): Plan {
  const source = folderSource(folder);
  const theirs = readThemeFrom(source);
  const known = namesOf(checkTheme(theirs, contracts));
  const refused = new Map<string, string>();
  const unmarked = new Map(
    leftBefore(theirs).map((id) => [
      id,
      'an earlier run left this page without marks: it includes copies of the partials',
    ]),
  );
  for (;;) {
    const plan = makePlan(folder, groups, { refused, unmarked });
    const edits = Object.fromEntries(plan.changes.map(({ path, after }) => [path, after]));
    const theme = readThemeFrom(editedSource(source, edits));
    const fresh = newProblems(known, checkTheme(theme, contracts));
    const before = { refused: refused.size, unmarked: unmarked.size };
    for (const problem of fresh) leaveOut(problem, plan, theme);
    if (unmarked.size > before.unmarked) {
      // A page without marks has no say in the others: a second run, which knows it from the start, decides the same.
      refused.clear();
    } else if (refused.size === before.refused) {
      return { ...plan, notes: [...plan.notes, ...fresh.map(describeDiagnostic)] };
    }
  }

  /** Leaves out the mark of a problem or, if most pages work with the mark, the pages that have the problem. */
  function leaveOut(problem: Diagnostic, plan: Plan, theme: Theme): void {
    const key = markAt(plan, problem);
    if (key === undefined) return;
    const { bad, good } = pagesWith(theme, problem, contracts);
    if (bad.length === 0 || good.length < bad.length) refused.set(key, reason(problem));
    else for (const { template } of bad) unmarked.set(template.id, reason(problem));
  }
}

/** The pages that include copies without marks. AMP pages and their frames always do. */
const leftBefore = (theme: Theme): string[] =>
  readPages(theme)
    .filter((page) => isPage(page) && !isAmp(page) && !page.template.id.startsWith('pages/amp/'))
    .filter(({ used }) => [...used.keys()].some((id) => id.startsWith(unmarkedFolder)))
    .map(({ template }) => template.id);

const reason = ({ rule, sentence }: Diagnostic): string => `${sentence}. ${ruleOf(rule).hint}`;

/** The pages of a problem's template: those that have the problem, and those that work with the mark. */
function pagesWith(theme: Theme, problem: Diagnostic, contracts: Contracts): { bad: Page[]; good: Page[] } {
  const same = nameOf(problem);
  // The checker looks for these on whole pages only, so a fragment proves nothing.
  const isOfPages = /^(missing-(dialog|announcer|tag)|stray-part)$/.test(problem.rule);
  const pages = readPages(theme)
    .filter((page) => isPage(page) || !isOfPages)
    .filter(({ used }) => [...used.values()].some((template) => template?.path === problem.path));
  const isBad = (page: Page) =>
    [...checkSlots(theme, [page], contracts), ...checkSlotsAround([page]), ...checkProducts(theme, [page])].some(
      (one) => one.line === problem.line && nameOf(one) === same,
    );
  const bad = pages.filter(isBad);
  return { bad, good: pages.filter((page) => !bad.includes(page)) };
}

const nameOf = ({ rule, path, sentence }: Diagnostic): string => [rule, path, sentence].join(' ');

/** How often the checker reported each sentence for each file. */
function namesOf(problems: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(nameOf(problem), (counts.get(nameOf(problem)) ?? 0) + 1);
  return counts;
}

/** The problems that are not among the known ones. Their lines may have moved. */
function newProblems(known: ReadonlyMap<string, number>, found: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map(known);
  return found.filter((problem) => {
    const name = nameOf(problem);
    left.set(name, (left.get(name) ?? 0) - 1);
    return left.get(name)! < 0;
  });
}

/** The key of the mark at a problem's place. */
function markAt({ changes, marks }: Plan, { path, line, column }: Diagnostic): string | undefined {
  const text = changes.find((change) => change.path === path)?.after;
  if (text === undefined || line === 0) return undefined;
  const at = (lineStarts(text)[line - 1] ?? 0) + Math.max(column - 1, 0);
  // A problem may be at the tag of a marked element, or at one of its other attributes.
  const isInTag = (start: number, end: number) =>
    start > at ? !/>/.test(text.slice(at, start)) : !/[<>]/.test(text.slice(end, at));
  return marks.get(path)?.find(({ start, end }) => (at >= start && at < end) || isInTag(start, end))?.key;
}
