/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { contractsByGroup } from '../../../theme/contracts/known-contracts';
import { type ProjectManifest, packageManifest } from '../../../tools/release/package/package-manifest';
import { packagePrograms } from '../../../tools/release/package/package-programs';
import { frontPage, packagedDocument, withCommands } from '../../../tools/release/package/packaged-text';
import { readCommand, usage } from '../../../tools/release/package/read-command';
import { LARGEST, wrongFiles } from '../../../tools/release/package/wrong-files';

/** The imports of a program: packages, and files of its folder. */
const importsOf = (program = '') =>
  [...program.matchAll(/^(?:import|\}) ?(?:[^;]*? from )?"(?:\.\/)?([^"]+)";$/gm)].map(([, name = '']) => name);

const sizes = (paths: readonly string[], size = 1) => new Map(paths.map((path) => [path, size]));

describe('the command of npx storefront-widgets', () => {
  it.each(['adopt', 'check', 'start', 'own', 'new', 'update', 'doctor', 'new-theme'])('is %s', (command) => {
    expect(readCommand(command)).toEqual({ command });
    expect(usage).toContain(`\n  ${command} `);
  });

  it('prints one sentence if no command has the name', () => {
    expect(readCommand('chek')).toEqual({
      sentence: 'storefront-widgets: there is no command "chek"; did you mean "check"?',
    });
    const known = /the commands are adopt, check, start(, [\w-]+)* and [\w-]+$/;
    expect(readCommand('toString')).toEqual({ sentence: expect.stringMatching(known) });
    expect(readCommand(undefined)).toEqual({ sentence: expect.stringMatching(known) });
  });
});

describe('the files of the npm package', () => {
  it('are the programs, the theme, the bundle and the documents', () => {
    expect(
      wrongFiles(
        sizes([
          'package.json',
          'README.md',
          'storefront-widgets.mjs',
          'program/adopt.mjs',
          'program/own.mjs',
          'program/new.mjs',
          'program/part-ABCD2345.mjs',
          'program/widgets.json',
          'shop/gallery/files/gallery.css',
          'types/storefront-widgets.d.ts',
          'theme-templates/storefront-widgets.d.ts',
          'theme-templates/stencil.conf.cjs',
          'theme-templates/templates/components/widgets/quantity.html',
          'theme-templates/lang/pt-BR.json',
          'theme-templates/assets/styles/shop/menu.css',
          'dist/1.0.0/loader.js',
          'dist/1.0.0/manifest.json',
        ]),
      ),
    ).toEqual([]);
  });

  it.each([
    'test/unit/quantity.test.ts',
    'core/decisions/README.md',
    'program/adopt.test.mjs',
    'dist/1.0.0/loader.js.map',
    'dist/1.0.0/loader.js.br',
    'dist/storefront-widgets-1.0.0.tgz',
    'theme-templates/.DS_Store',
    'theme-templates/node_modules/a/index.js',
    'node_modules/@bigcommerce/stencil-paper/index.js',
  ])('are never %s', (path) => {
    expect(wrongFiles(sizes([path]))).toEqual([`package: ${path} is not among the files that wrong-files.ts allows`]);
  });

  it('have a total size below the limit', () => {
    expect(wrongFiles(sizes(['README.md'], LARGEST))).toEqual([]);
    expect(wrongFiles(sizes(['README.md'], LARGEST + 1))).toEqual([
      `package: its files have ${LARGEST + 1} bytes, and ${LARGEST} are allowed`,
    ]);
  });
});

describe('the texts of the npm package', () => {
  it('name its commands instead of the npm scripts', () => {
    expect(withCommands('npm run check -- ../my-theme --fix')).toBe('npx storefront-widgets check ../my-theme --fix');
    expect(withCommands('`npm run adopt` writes')).toBe('`npx storefront-widgets adopt` writes');
    expect(withCommands('npm start -- --theme x; npm start')).toBe(
      'npx storefront-widgets start --theme x; npx storefront-widgets start',
    );
    expect(withCommands('npm run update-hosted -- x')).toBe('npx storefront-widgets update x');
    expect(withCommands('npm run checks, npm run update, npm run')).toBe('npm run checks, npm run update, npm run');
  });

  it('keep headings, which are anchors, and contain no links out of the package', () => {
    expect(packagedDocument('## How npm run adopt works\n\n[it](#how-npm-run-adopt-works): npm run adopt')).toBe(
      '## How npm run adopt works\n\n[it](#how-npm-run-adopt-works): npx storefront-widgets adopt',
    );
    expect(packagedDocument('In the shop (`npm\nstart`), or by `npm run\nadopt -- x`')).toBe(
      'In the shop (`npx storefront-widgets start`), or by `npx storefront-widgets adopt x`',
    );
    expect(packagedDocument('[release, publish](../test/tools/release/README.md), [more](WIDGETS.md)')).toBe(
      'release, publish, [more](WIDGETS.md)',
    );
    expect(frontPage('[guide](../../../../theme-templates/README.md)')).toBe('[guide](theme-templates/README.md)');
  });
});

describe('the package.json of the npm package', () => {
  const project: ProjectManifest = {
    name: 'storefront-widgets',
    version: '1.2.3',
    description: 'Widgets',
    license: 'UNLICENSED',
    engines: { node: '>=20.19' },
    dependencies: { react: '19.2.9' },
    devDependencies: { express: '5.3.0', 'playwright-core': '1.65.1', yaml: '^2.0.0' },
  };

  it('requires exactly the versions of this repository, and no browser', () => {
    expect(packageManifest(project, ['express', 'playwright-core'])).toEqual({
      name: 'storefront-widgets',
      version: '1.2.3',
      description: 'Widgets',
      license: 'UNLICENSED',
      type: 'module',
      engines: { node: '>=20.19' },
      bin: { 'storefront-widgets': 'storefront-widgets.mjs' },
      types: 'types/storefront-widgets.d.ts',
      'web-types': 'theme-templates/web-types.json',
      dependencies: { express: '5.3.0' },
      peerDependencies: { 'playwright-core': '^1.65.1' },
      peerDependenciesMeta: { 'playwright-core': { optional: true } },
    });
  });

  it('has the URL of the repository if there is one', () => {
    const repository = 'https://example.com/widgets.git';
    expect(packageManifest({ ...project, repository }, [])).toMatchObject({ repository });
  });

  it('is refused for a package without an exact version', () => {
    expect(() => packageManifest(project, ['yaml'])).toThrow('package: yaml has no exact version here');
    expect(() => packageManifest(project, ['lodash'])).toThrow('package: lodash has no exact version here');
  });
});

describe('the programs of the npm package', () => {
  const programs = packagePrograms();

  it('import the renderer and the bundler of own widgets, and not React', async () => {
    const { packages } = await programs;
    expect(packages).toEqual(expect.arrayContaining(['@bigcommerce/stencil-paper', 'esbuild']));
    expect(packages.filter((name) => /react|redux|axios|jest|tsx/.test(name))).toEqual([]);
  });

  it.each(['check', 'start', 'adopt'])(
    'load the bundler for %s only if a theme has widgets of its own',
    async (name) => {
      const { files } = await programs;
      const started = new Set([`${name}.mjs`]);
      for (const one of started) for (const part of importsOf(files.get(one))) started.add(part);
      expect([...started].filter((one) => importsOf(files.get(one)).includes('esbuild'))).toEqual([]);
      expect(started.size).toBeGreaterThan(2);
    },
  );

  it('start without the driver of the browser, which npm does not install', async () => {
    const { files } = await programs;
    const started = new Set(['adopt.mjs']);
    for (const name of started) for (const part of importsOf(files.get(name))) started.add(part);
    const hasDriver = (name: string) => importsOf(files.get(name)).includes('playwright-core');
    expect([...started].filter(hasDriver)).toEqual([]);
    expect([...files.keys()].filter(hasDriver).length).toBeGreaterThan(0);
  });

  it('name only npm scripts that the package has', async () => {
    const { files } = await programs;
    const scripts = [...files.values()].flatMap(
      (text) => text.match(/npm (start\b|run (adopt|check|doctor|new|new-theme|own|update-hosted)\b)/g) ?? [],
    );
    expect(scripts).toEqual([]);
  });

  it('read the contracts from a file', async () => {
    const contracts = await contractsByGroup();
    expect(JSON.parse(JSON.stringify(contracts))).toEqual(contracts);
  });
});
