import type { FileChange } from '../file-change';
import type { Plan } from '../plan';
import {
  isGenerated,
  lighterTypes,
  ownScriptCall,
  ownScriptPartial,
  ownScriptPath,
  themeScriptPartial,
  themeScriptPath,
} from '../rules/theme-script-rule';
import { themeText } from '../theme-text';
import { isGeneratedEntry, ownEntry } from './own-entry';
import { withOwnEntry } from './own-webpack-entry';
import { type PageProof, scriptOf } from './prove-pages';
import { ownEntryName, ownModule, webpackConfiguration } from './webpack-entries';

/**
 * Lets the layout print the tags of the theme's own script only for the page types that the proof found to need it, and those
 * of a second script where its lines are enough. A plan without changes stays without changes.
 *
 * @returns the plan with the partial of the script's tags and the second script; a file that the author has changed is a note
 */
export function withFreePages(plan: Plan, proofs: readonly PageProof[]): Plan {
  const { changes, folder } = plan;
  if (changes.length === 0) return plan;
  const texts = new Map(changes.map(({ path, after }) => [path, after]));
  const theme = themeText(folder);
  const read = (path: string): string | null => texts.get(path) ?? theme.read(path);
  const text = read(themeScriptPath);
  if (text === null) return plan;
  if (!isGenerated(text)) {
    const note = `${themeScriptPath}: you have changed this partial, so its page types are not updated`;
    return { ...plan, notes: [...plan.notes, note] };
  }
  const second = secondScript(plan, read, proofs);
  const typesWith = (script: 'free' | 'own') =>
    proofs.filter((proof) => scriptOf(proof) === script).map(({ pageType }) => pageType);
  const own = second.isReady
    ? typesWith('own')
    : lighterTypes(text).own.filter((type) => typesWith('own').includes(type));
  const written = new Map([...second.texts, [themeScriptPath, themeScriptPartial({ free: typesWith('free'), own })]]);
  return { ...plan, changes: withTexts(plan, written), notes: [...plan.notes, ...second.notes] };
}

interface SecondScript {
  readonly texts: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
  /** Whether pages can load it. */
  readonly isReady: boolean;
}

/** The files of the second script: the module, the webpack entry, the partial with its tags and the layouts that call it. */
function secondScript(
  { folder }: Plan,
  read: (path: string) => string | null,
  proofs: readonly PageProof[],
): SecondScript {
  const entry = ownEntry(proofs);
  const before = read(ownModule);
  const none = { texts: new Map<string, string>(), isReady: false };
  if (entry === null) return { ...none, notes: [] };
  if (before !== null && !isGeneratedEntry(before)) {
    return { ...none, notes: [`${ownModule}: you have changed this module, so its lines are not updated`] };
  }
  const texts = new Map([
    [ownModule, entry],
    [ownScriptPath, read(ownScriptPath) ?? ownScriptPartial],
  ]);
  for (const path of themeText(folder).list('templates/layout')) {
    const layout = read(path) ?? '';
    if (/\{\{>\s*components\/widgets\/theme-script\}\}/.test(layout) && !layout.includes(ownScriptCall)) {
      texts.set(path, withCall(layout));
    }
  }
  const configuration = read(webpackConfiguration);
  const extended = configuration === null ? undefined : withOwnEntry(configuration);
  if (extended === undefined) {
    const line = `${ownEntryName}: './${ownModule}'`;
    const note = `add the entry "${line}" to your webpack configuration and run adopt again: then some pages load only this script`;
    return { ...none, notes: [note] };
  }
  texts.set(webpackConfiguration, extended);
  return { texts, isReady: true, notes: [`${ownModule}: the second script of your theme: build your script again`] };
}

/** A layout that renders the second script's tags before the scripts of apps, where the theme's own stand. */
function withCall(layout: string): string {
  const footer = layout.search(/^[ \t]*\{\{\{\s*footer\.scripts/m);
  const at = footer >= 0 ? footer : layout.lastIndexOf('</body>');
  return `${layout.slice(0, at)}        ${ownScriptCall}\n${layout.slice(at)}`;
}

/** The changes of a plan, with more texts. */
function withTexts({ folder, changes }: Plan, written: ReadonlyMap<string, string>): FileChange[] {
  const theme = themeText(folder);
  const added = [...written]
    .map(([path, after]): FileChange => ({ path, before: theme.read(path), after }))
    .filter(({ before, after }) => before !== after);
  return [...changes.filter(({ path }) => !written.has(path)), ...added];
}
