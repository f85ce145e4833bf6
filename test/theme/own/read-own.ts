import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { groupNames, widgetFiles } from '../../../core/build/widget-files.mjs';
import type { Contract } from '../../../core/contract/define-widget';
import { knownContracts } from '../contracts/known-contracts';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticWith } from '../diagnostics/diagnostic-at';
import { themeFiles } from '../theme-source';
import type { OwnChunk } from './build-own';
import { ownFolder } from './own-folder';

/** A theme's own widgets, as their sources are now. */
export interface OwnWidgets {
  readonly chunks: readonly OwnChunk[];
  /** What keeps the others from being built, and whether the theme has an older build. */
  readonly diagnostics: readonly Diagnostic[];
  /** The names of widgets that can't be built. */
  readonly unbuilt: ReadonlySet<string>;
}

/** Whether a theme has widgets of its own, or a build of such widgets. */
export const hasOwn = (theme: string): boolean =>
  groupNames(join(theme, 'widgets')).length > 0 || themeFiles(theme, ownFolder).length > 0;

/** Builds a theme's own widgets, and compares them with what the theme has. Writes nothing. */
export async function readOwn(theme: string): Promise<OwnWidgets> {
  if (!hasOwn(theme)) return { chunks: [], diagnostics: [], unbuilt: new Set() };
  // The bundler is loaded for such a theme only.
  const [{ buildOwn, OwnBuildError }, { ownChanges }] = await Promise.all([
    import('./build-own'),
    import('./write-own'),
  ]);
  try {
    const chunks = await buildOwn(theme);
    const changes = [...ownChanges(theme, chunks).keys()];
    // Before the first build there is only the tag.
    const stale = changes.find((path) => existsSync(join(theme, path))) ?? changes[0];
    const sentence = `older than widgets/, or built by another version: run npm run own -- ${theme}`;
    const diagnostics = stale === undefined ? [] : [diagnosticWith('stale-own-widgets', stale, sentence)];
    return { chunks, diagnostics, unbuilt: new Set() };
  } catch (error) {
    if (!(error instanceof OwnBuildError)) throw error;
    const built = new Set(error.chunks.flatMap(({ contracts }) => contracts.map(({ name }) => name)));
    const root = join(theme, 'widgets');
    const names = groupNames(root).flatMap((group) => widgetFiles(group, root).map(({ name }) => name));
    const { chunks, diagnostics } = error;
    return { chunks, diagnostics, unbuilt: new Set(names.filter((name) => !built.has(name))) };
  }
}

/** The contracts of our widgets and of a theme's own, by name. */
export async function contractsWith({ chunks }: OwnWidgets): Promise<Map<string, Contract>> {
  const own = chunks.flatMap(({ contracts }) => contracts.map((contract) => [contract.name, contract] as const));
  return new Map([...(await knownContracts()), ...own]);
}
