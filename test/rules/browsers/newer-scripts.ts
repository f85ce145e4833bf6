import { readFileSync } from 'node:fs';
import { type AnyNode, parse } from 'acorn';
import { features } from 'web-features';
import { buildIfStale, distFolder } from '../../support/build/build-if-stale';
import { compatData as bcd } from './compat-data';
import { baselineYear } from './floor';

/** The interfaces that a page's scripts use. Members of others are ignored: names in our code equal theirs. */
const usedInterfaces =
  /^(Abort\w+|CSS|CustomEvent|Document|DocumentFragment|DOM(TokenList|Parser|Rect|StringMap)|Element|Event(Target)?|FormData|History|HTML\w*Element|InputEvent|IntersectionObserver(Entry)?|KeyboardEvent|Location|MediaQueryList|MessageChannel|MouseEvent|MutationObserver|Navigator|Node(List)?|PageTransitionEvent|Performance|PerformanceNavigationTiming|PointerEvent|Request|Response|Scheduler|Storage|SubmitEvent|Text(Decoder|Encoder)|ToggleEvent|URL(SearchParams)?|UserActivation|Window|XMLHttpRequest)$/;

/** The keys of the compatibility data, by the name in a script. */
function keysByName(): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  const note = (name: string, key: string) => keys.set(name, [...(keys.get(name) ?? []), key]);
  const places = [
    ['api', bcd.api],
    ['javascript.builtins', bcd.javascript.builtins],
  ] as const;
  for (const [place, owners] of places) {
    for (const [owner, members] of Object.entries(owners ?? {})) {
      if (owner === '__meta') continue;
      note(owner, `${place}.${owner}`);
      if (place === 'api' && !usedInterfaces.test(owner)) continue;
      for (const member of Object.keys(members)) {
        if (member !== '__compat') note(member.replace(/_(static|event)$/, ''), `${place}.${owner}.${member}`);
      }
    }
  }
  return keys;
}

/** The date when a feature became Baseline; `never` if not yet, undefined if the data do not have it. */
function datesByKey(): Map<string, string> {
  const dates = new Map<string, string>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const key of feature.compat_features ?? []) {
      const status = feature.status.by_compat_key?.[key] ?? feature.status;
      dates.set(key, status.baseline_low_date?.replace(/^\D/, '') ?? 'never');
    }
  }
  return dates;
}

/** The names in a script: members and identifiers. */
function namesIn(file: string): Set<string> {
  const names = new Set<string>();
  const walk = (node: AnyNode) => {
    // Shorter names are the minifier's.
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
      if (node.property.name.length > 2) names.add(node.property.name);
    }
    if (node.type === 'Identifier' && node.name.length > 3) names.add(node.name);
    for (const below of Object.values(node).flat() as unknown[]) {
      if (typeof below === 'object' && below !== null && 'type' in below) walk(below as AnyNode);
    }
  };
  // The build's target: newer syntax is an error.
  walk(parse(readFileSync(file, 'utf8'), { ecmaVersion: 2022, sourceType: 'module' }));
  return names;
}

/**
 * The names in the built code that were not Baseline by the end of `baselineYear`. Of several features with one name,
 * the oldest counts.
 */
export function newerScripts(): string[] {
  const files = buildIfStale().files.map(({ file }) => `${distFolder}/${file}`);
  const used = new Set(files.flatMap((file) => [...namesIn(file)]));
  const [keys, dates] = [keysByName(), datesByKey()];
  return [...used]
    .filter((name) => {
      const known = (keys.get(name) ?? []).flatMap((key) => dates.get(key) ?? []).sort();
      const [oldest] = known;
      return oldest !== undefined && (oldest === 'never' || Number(oldest.slice(0, 4)) > baselineYear);
    })
    .sort();
}
