import type { Need } from './need';
import { entryModule } from './page-modules';
import { type PageProof, scriptOf } from './prove-pages';
import { ownModule } from './webpack-entries';

/** A need, and the page types that have it. */
interface SharedNeed extends Need {
  readonly types: readonly string[];
}

/** The proof as text for the author: one row for each page type, then every line that a page still needs. */
export function describeProof(proofs: readonly PageProof[]): string {
  if (proofs.length === 0)
    return `${entryModule} is missing: the page types that need the theme's own script are unknown.`;
  const typesWith = (script: ReturnType<typeof scriptOf>) =>
    proofs.filter((proof) => scriptOf(proof) === script).map(({ pageType }) => pageType);
  const free = typesWith('free');
  const own = typesWith('own');
  const unseen = proofs.filter(({ pages }) => pages === 0).map(({ pageType }) => pageType);
  const needy = proofs.filter((proof) => !proof.free && proof.pages > 0);
  return [
    `Page types that work without the theme's own script: ${free.length === 0 ? 'none' : free.join(', ')}.`,
    ...(own.length > 0 ? [`Page types that need only ${ownModule}: ${own.join(', ')}.`] : []),
    ...(needy.length > 0 ? ['page type                    places modules     own    lost', ...needy.map(row)] : []),
    ...(unseen.length > 0 ? [`No page was rendered for: ${unseen.join(', ')}.`] : []),
    ...describeNeeds(needy),
    ...tellTies(needy.filter((proof) => scriptOf(proof) === 'whole')),
  ].join('\n');
}

const isOwn = ({ why }: Need): boolean => why === 'own' || why === 'unreadable';

const row = ({ pageType, needs }: PageProof): string => {
  const modules = new Set(needs.map(({ path }) => path)).size;
  const counts = [needs.length, modules, needs.filter(isOwn).length, needs.filter(({ why }) => why === 'lost').length];
  return `${pageType.padEnd(28)}${counts.map((count) => String(count).padStart(8)).join('')}`;
};

/** What ties the needed lines to the whole script: each tie once. */
function tellTies(proofs: readonly PageProof[]): string[] {
  const ties = new Map<string, { readonly whats: Set<string>; readonly types: Set<string> }>();
  for (const { pageType, own } of proofs) {
    for (const { need, because } of own?.kept ?? []) {
      const tie = ties.get(because) ?? { whats: new Set(), types: new Set() };
      ties.set(because, tie);
      tie.whats.add(need.path);
      tie.types.add(pageType);
    }
  }
  if (ties.size === 0) return [];
  return [
    `What keeps these lines out of ${ownModule}: without it, a page type would need no more than that script:`,
    ...[...ties].map(([because, { whats, types }]) => {
      return `${because}: ${[...whats].join(', ')}: ${listed([...types], proofs)}`;
    }),
  ];
}

/** Each module once, with its lines; the author's own lines one by one. */
function describeNeeds(proofs: readonly PageProof[]): string[] {
  const shared = new Map<string, SharedNeed>();
  for (const { pageType, needs } of proofs) {
    for (const need of needs) {
      const key = [need.path, need.why, need.what].join('\n');
      shared.set(key, { ...need, types: [...(shared.get(key)?.types ?? []), pageType] });
    }
  }
  const all = [...shared.values()];
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : []);
  const unclaimed = all.filter(({ why }) => why === 'unclaimed');
  const lost = all.filter(({ why }) => why === 'lost');
  return [
    ...section(
      "Lines of the reference theme's script that are still needed:",
      byModule(unclaimed).map((needs) => describeModule(needs, proofs, 'in their slots, these widgets replace it')),
    ),
    ...section(
      'Elements that the changes take from the script, on pages without a widget that does the same:',
      byModule(lost).map((needs) => describeModule(needs, proofs, 'missing')),
    ),
    ...section(
      'Lines of your own that keep the script:',
      all.filter(isOwn).map((need) => {
        const names = need.names.length > 0 ? ` (${need.names.join(', ')})` : '';
        const place = `${need.path}:${need.lines.join(', ')}`;
        return `${place}: ${need.what}${names}: ${scopeOf([need], proofs)}; ${whatItTakes(need)}`;
      }),
    ),
  ];
}

/** The needs of each module, those of the same page types together. */
function byModule(needs: readonly SharedNeed[]): SharedNeed[][] {
  const groups = new Map<string, SharedNeed[]>();
  for (const need of needs) {
    const key = [need.path, ...need.types].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), need]);
  }
  return [...groups.values()];
}

function describeModule(needs: readonly SharedNeed[], proofs: readonly PageProof[], hint: string): string {
  const widgets = [...new Set(needs.flatMap((need) => need.widgets))];
  const what = needs.map((need) => `${need.what} (line ${need.lines.join(', ')})`).join('; ');
  const told = widgets.length > 0 ? `; ${hint}: ${widgets.join(', ')}` : '';
  return `${needs[0]?.path}: ${what}: ${scopeOf(needs, proofs)}${told}`;
}

const scopeOf = (needs: readonly SharedNeed[], proofs: readonly PageProof[]): string =>
  listed([...new Set(needs.flatMap((need) => need.types))], proofs);

function listed(types: readonly string[], proofs: readonly PageProof[]): string {
  if (types.length === proofs.length && types.length > 1) return 'every page type above';
  return types.length > 6 ? `${types.slice(0, 5).join(', ')} and ${types.length - 5} more` : types.join(', ');
}

/** What the author can do about a line of their own. */
const whatItTakes = ({ why, usesJquery }: Need): string => {
  if (why === 'unreadable') return 'the line cannot be read: write the selector as a text';
  return usesJquery
    ? 'move it into a script of its own, and write it without jQuery or import jQuery there'
    : 'move it into a script of its own: it needs no jQuery';
};
