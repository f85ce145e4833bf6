import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostTags, isTagPartial } from '../../../theme/bundle-tag';
import { themeFiles } from '../../../theme/theme-source';
import type { FileChange } from '../file-change';
import type { Plan } from '../plan';
import { layoutRules } from '../rules/layout-rules';
import type { BundleToHost } from './bundle-to-host';
import { findTags } from './hosted-version';

/** A plan without marks, for a theme that already prints the tag. */
export const planWithoutMarks = (folder: string): Plan => ({
  folder,
  groups: [],
  changes: [],
  places: [],
  notes: [],
  rules: layoutRules.filter(({ name }) => name === 'bundle'),
  marks: new Map(),
});

/**
 * Adds a hosted version of the bundle to a plan: its files, and the parameters of the tag.
 *
 * @returns the larger plan, or one sentence that says why the theme can't host the bundle
 */
export function withHostedBundle(plan: Plan, bundle: BundleToHost): Plan | { readonly sentence: string } {
  const { folder } = plan;
  const { version } = bundle.manifest;
  const [hosted] = findTags(folder).versions;
  if (hosted !== undefined && hosted !== version)
    return { sentence: `${folder} hosts ${hosted}: npm run update-hosted -- ${folder} replaces it by ${version}` };
  const changes = new Map<string, FileChange>(plan.changes.map((change) => [change.path, change]));
  const inFolder = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null);
  const textOf = (path: string) => changes.get(path)?.after ?? inFolder(path) ?? '';
  const write = (path: string, after: string) => {
    const before = changes.get(path)?.before ?? inFolder(path);
    if (before !== after) changes.set(path, { path, before, after });
  };
  const templates = [...new Set([...themeFiles(folder, 'templates'), ...changes.keys()])];
  const old = templates.filter((path) => isTagPartial(path) && !textOf(path).includes('widgets_hosted'));
  if (old.length > 0) {
    return {
      sentence: `${folder}/${old.join(', ')} has no parameter widgets_hosted: copy the partial of this version`,
    };
  }
  let tags = 0;
  for (const path of templates.filter((one) => one.endsWith('.html') && !isTagPartial(one))) {
    const text = textOf(path);
    const after = hostTags(text, version, bundle.integrity);
    if (after.includes('widgets_hosted=')) tags += 1;
    if (after !== text) write(path, after);
  }
  if (tags === 0) {
    return {
      sentence: `${folder} does not render the bundle's tag with our partial: name pages to adopt, such as product`,
    };
  }
  for (const [path, text] of bundle.files) write(path, text);
  const notes = plan.notes.filter((note) => !note.includes('settings.cdn.widgets'));
  return { ...plan, notes, changes: [...changes.values()].sort((a, b) => a.path.localeCompare(b.path)) };
}
