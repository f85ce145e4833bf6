import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticWith } from '../diagnostics/diagnostic-at';
import type { Theme } from '../read-theme';
import { otherSettings, sameSettings } from '../settings/cornerstone-settings';
import { oldSettings } from '../settings/old-settings';
import { variationsOf } from '../settings/variations-of';

/**
 * Says what becomes of the settings of Cornerstone in the config.json of a theme without its style sheets: how many are
 * taken over, for each reason which are not, and how many settings of the theme are not there. Says the same of older
 * settings of the theme.
 */
export function checkStoredSettings({ config, source }: Theme): Diagnostic[] {
  if ([...source.paths].some((path) => path.startsWith('assets/scss/'))) return [];
  const schema = source.paths.has('schema.json') ? source.text('schema.json') : '';
  const stored = new Set(variationsOf(config).flatMap(({ settings }) => [...settings.keys()]));
  const isDropped = (key: string) => stored.has(key) && !schema.includes(`"${key}"`);
  const warn = (sentence: string) => diagnosticWith('stored-settings', 'config.json', sentence);
  const old = Object.entries(oldSettings)
    .filter(([name, now]) => isDropped(name) && schema.includes(`"${now}"`))
    .map(([name, now]) =>
      warn(stored.has(now) ? `drops "${name}": "${now}" counts` : `takes "${now}" from "${name}", its older form`),
    );
  const groups = otherSettings.map((group) => ({ ...group, dropped: group.keys.filter(isDropped) }));
  const count = groups.flatMap(({ dropped }) => dropped).length;
  if (count === 0) return old;
  const sum = `takes over ${sameSettings.filter((key) => stored.has(key)).length} of Cornerstone’s settings and drops ${count}`;
  const missing = [...schema.matchAll(/"id": "([^"]+)"/g)].map(([, id = '']) => id).filter((id) => !stored.has(id));
  const lacks = `lacks ${missing.length} settings that schema.json names: ${list(missing)}`;
  return [
    ...old,
    warn(sum),
    ...(missing.length > 0 ? [warn(lacks)] : []),
    ...groups.flatMap(({ dropped, now, because }) =>
      dropped.length === 0 ? [] : [warn(`drops ${list(dropped)}${now ? ` in favour of "${now}"` : ''}: ${because}`)],
    ),
  ];
}

/** Whether one sentence of `checkStoredSettings` says what another problem says for a single setting. */
export const isToldTogether = ({ rule }: Diagnostic, problems: readonly Diagnostic[]): boolean =>
  ['unset-setting', 'unknown-setting', 'schema-setting', 'unset-size', 'unknown-size'].includes(rule) &&
  problems.some((problem) => problem.rule === 'stored-settings' && problem.sentence.startsWith('lacks '));

/** The first two names and the number of the others. */
function list(names: readonly string[]): string {
  const first = names.slice(0, 2).map((name) => `"${name}"`);
  return names.length > 2 ? `${first.join(', ')} and ${names.length - 2} more` : first.join(' and ');
}
