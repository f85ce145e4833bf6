// npm run release: builds the version of package.json from a clean commit, and completes dist/<version>/ for the upload
// to the CDN. A published version never changes. dist must also have the last releases.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../support/build/build-if-stale';
import { readProvenance, taggedVersions, uncommittedPaths } from '../../support/build/read-tree';
import { findTestRun } from '../../support/runs/test-run';
import { criteria } from './accessibility/criteria';
import { accessibilityHtml, accessibilityReport, accessibilityYaml } from './accessibility-report';
import { billOfMaterials } from './bill-of-materials';
import { bundleTag, channelTag, POINTER } from './bundle-tag';
import { bundledPackages } from './bundled-packages';
import { changelogEntry } from './changelog-entry';
import { compareInterfaces } from './compare-interfaces';
import { compressFile } from './compress-file';
import { deltaName, makeDelta, RELEASES_BACK } from './delta';
import { findRefusals } from './find-refusals';
import { firstPointer } from './first-pointer';
import { licences } from './licences';
import { writePackage } from './package/write-package';
import { readPublicInterface } from './public-interface';
import { examplesOf, findReleases, type ReleaseManifest } from './releases';
import { renderExamples } from './render-examples';

const json = <Thing>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Thing;
const { version } = json<{ version: string }>('package.json');
const folder = join('dist', version);
const releases = findReleases('dist');
const last = releases.at(-1);
const publicInterface = await readPublicInterface();
const changes = last ? compareInterfaces(last.manifest, publicInterface) : [];

const refusals = findRefusals({
  version,
  uncommitted: uncommittedPaths(),
  released: releases.map(({ manifest }) => manifest.version),
  tagged: taggedVersions(),
  changes,
});
if (refusals.length > 0) refuse(refusals);
// The build itself reports what is over its budget, or larger than the accepted size.
if (spawnSync(process.execPath, ['build.mjs'], { stdio: 'inherit' }).status !== 0)
  refuse(['the build failed: see above']);

const write = (file: string, contents: string | Uint8Array) => writeFileSync(join(folder, file), contents);
const built = json<Manifest>(join(folder, 'manifest.json'));
const examples = await renderExamples();
const packages = bundledPackages(folder);
const integrityOf = (name: string) => built.files.find(({ file }) => file === name)?.integrity ?? '';
const { settings } = json<{ settings: { cdn: { widgets: string } } }>('theme-templates/config.json');
write('tag.html', bundleTag(version, integrityOf('loader.js'), settings.cdn.widgets));
write('channel.html', channelTag(version, integrityOf('channel.js'), settings.cdn.widgets));
write(POINTER, firstPointer(built, last?.manifest));
write('examples.json', `${JSON.stringify(examples, null, 2)}\n`);
write('changes.md', changelogEntry({ version, changes, now: examples, ...(last && { before: examplesOf(last) }) }));
write('licences.txt', licences(packages));
write('bill-of-materials.cdx.json', billOfMaterials(version, packages));
const provenance = readProvenance();
const run = findTestRun(provenance.commit);
const accessibility = accessibilityReport(version, criteria, run);
write('accessibility.yaml', accessibilityYaml(accessibility));
write('accessibility.html', accessibilityHtml(accessibility, criteria, run));
const scripts = new Set(built.files.map(({ file }) => file));
for (const file of scripts) {
  const contents = readFileSync(join(folder, file));
  for (const [ending, compressed] of Object.entries(compressFile(contents))) write(`${file}.${ending}`, compressed);
  for (const before of releases.slice(-RELEASES_BACK)) {
    if (!existsSync(join(before.folder, file))) continue;
    const old = readFileSync(join(before.folder, file));
    write(deltaName(file, old), await makeDelta(contents, old));
  }
}
const beside = readdirSync(folder)
  .filter((file) => file !== 'manifest.json' && !scripts.has(file))
  .sort()
  .map((file) => {
    const contents = readFileSync(join(folder, file));
    const hash = createHash('sha256').update(contents).digest('base64');
    return { file, bytes: contents.length, integrity: `sha256-${hash}` };
  });
const manifest: ReleaseManifest = {
  ...built,
  after: last?.manifest.version ?? null,
  provenance,
  beside,
  ...publicInterface,
};
// Last, because a folder with this manifest counts as a release.
write('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
const npm = await writePackage(version, 'dist');
console.log(`release: ${npm.path} is the npm package of ${npm.sizes.size} files`);
console.log(`release: ${folder} holds ${version}; ${last ? `it follows ${manifest.after}` : 'it is the first'}`);
if (!run)
  console.log('release: no tests were run on this commit here, so accessibility.html says of no test how it ended');

function refuse(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(`release: ${sentence}`);
  process.exit(1);
}
