import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClientScript } from '../../../shop/inspector/build-client-script';
import { contractsByGroup } from '../../../theme/contracts/known-contracts';
import { type PackagedWidgets, packagedWidgetsFile } from '../../../theme/contracts/packaged-widgets';
import { widgetEvents } from '../../../theme/contracts/widget-events';
import { widgetStates } from '../../../theme/contracts/widget-states';
import { folders } from '../../../theme/folders';
import { ownNames } from '../../../theme/own/own-names';
import { themeFiles } from '../../../theme/read-theme';
import { ownTypes } from './own-types';
import { type ProjectManifest, packageManifest } from './package-manifest';
import { packagePrograms } from './package-programs';
import { frontPage, packagedDocument } from './packaged-text';

/** The file that npm runs. */
const program = "#!/usr/bin/env node\nimport './program/main.mjs';\n";

/** The files of a version's folder that the package contains, without compressed copies and source maps. */
const ofBundle = /^([a-z-]+\.js|manifest\.json|licences\.txt|tag\.html|changes\.md)$/;

/** The shop's own files for browsers, by their folder, and what its pictures consist of. The inspector's scripts are built. */
const ofShop = [
  'gallery/files',
  'inspector/files',
  'settings-panel/files',
  'business',
  'pictures/shapes',
  'pictures/views',
  'pictures/patterns',
];

/** The packages that the types of own widgets import. */
const ofTypes = ['@types/react'];

type Files = Map<string, string | Uint8Array>;

/**
 * The files of the npm package, by their paths.
 *
 * @param version whose build is in `dist`
 */
export async function packageFiles(version: string): Promise<Files> {
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as ProjectManifest;
  const programs = await packagePrograms();
  const files: Files = new Map<string, string | Uint8Array>([
    ['package.json', json(packageManifest(project, [...programs.packages, ...ofTypes]))],
    ['README.md', frontPage(readFileSync('test/tools/release/package/front-page.md', 'utf8'))],
    ['SKILL.md', readFileSync('test/tools/release/package/SKILL.md')],
    ['storefront-widgets.mjs', program],
    ['types/storefront-widgets.d.ts', ownTypes().text],
    [`program/${packagedWidgetsFile}`, json(await readWidgets())],
  ]);
  for (const [name, text] of programs.files) files.set(`program/${name}`, text);
  for (const name of ['inspector', 'recorder'] as const)
    files.set(`shop/inspector/${name}.js`, await buildClientScript(name));
  for (const folder of ofShop) addFolder(files, join(folders.shop, folder), `shop/${folder}`, /\.(js|css|svg)$/);
  addFolder(files, join(folders.dist, version), `dist/${version}`, ofBundle);
  // The package has the sources of the style sheets. `stencil bundle` and `start` make `assets/dist` of them.
  for (const path of themeFiles(folders.theme, '').filter((one) => !one.startsWith('assets/dist/'))) {
    const at = join(folders.theme, path);
    files.set(
      `theme-templates/${path}`,
      path.endsWith('.md') ? packagedDocument(readFileSync(at, 'utf8')) : readFileSync(at),
    );
  }
  return files;
}

/** Adds the files of a folder whose names fit. */
function addFolder(files: Files, folder: string, as: string, names: RegExp): void {
  for (const name of readdirSync(folder).filter((one) => names.test(one)))
    files.set(`${as}/${name}`, readFileSync(join(folder, name)));
}

async function readWidgets(): Promise<PackagedWidgets> {
  const contracts = await contractsByGroup();
  const states = Object.entries(contracts).flatMap(([group, known]) =>
    known.map(({ name }) => [name, widgetStates(group, name)] as const),
  );
  return { contracts, states: Object.fromEntries(states), events: widgetEvents(), own: await ownNames() };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
