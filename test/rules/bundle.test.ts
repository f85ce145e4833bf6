import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { preProcessFile } from 'typescript';
import { buildIfStale, distFolder } from '../support/build/build-if-stale';
import { enforce } from './enforce';

const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets?: Record<string, number> };

describe('budgets', () => {
  const { files } = buildIfStale();

  it('exist for every file of the bundle, and no file exceeds its budget', () => {
    const violations = files.flatMap(({ file, group, brotli }) => {
      const budget = budgets?.[group];
      if (budget === undefined) return [`${file}: package.json has no budget "${group}"`];
      return brotli > budget ? [`${file} is ${brotli} bytes, its budget is ${budget}`] : [];
    });
    enforce('No file of the bundle is larger, in brotli bytes, than its budget in package.json.', violations);
  });

  it('belong to files that exist', () => {
    const groups = new Set(files.map(({ group }) => group));
    enforce(
      'Every budget of package.json belongs to a file of the bundle.',
      Object.keys(budgets ?? {}).filter((group) => !groups.has(group)),
    );
  });
});

describe('the hint that makes Chromium compile a file during its download', () => {
  const files = buildIfStale().files.map(({ file }) => ({ file, code: readFileSync(`${distFolder}/${file}`, 'utf8') }));
  const hint = '//# allFunctionsCalledOnLoad';

  it('is the first line of the runtime, and of no smaller file', () => {
    const hinted = files.filter(({ code }) => code.split('\n')[0] === hint).map(({ file }) => file);
    expect(hinted).toEqual(['runtime.js']);
    expect(files.filter(({ code }) => code.includes(hint))).toHaveLength(1);
  });

  it('moves the source map down by one line', () => {
    const { mappings } = JSON.parse(readFileSync(`${distFolder}/runtime.js.map`, 'utf8')) as { mappings: string };
    expect(mappings).toMatch(/^;\w/);
  });
});

const builtFiles = buildIfStale().files.map(({ file }) => ({
  file,
  code: readFileSync(`${distFolder}/${file}`, 'utf8'),
}));

describe('a file of the bundle', () => {
  it('imports no other', () => {
    const violations = builtFiles.filter(({ code }) => preProcessFile(code).importedFiles.length > 0);
    enforce(
      'A chunk imports nothing: browsers check no hash of an import, and resolve its path against the URL after a redirect.',
      violations.map(({ file }) => file),
    );
  });
});

describe('the runtime', () => {
  it('exports values that never change: chunks read them once', () => {
    const code = builtFiles.find(({ file }) => file === 'runtime.js')?.code ?? '';
    const linter = new Linter();
    linter.verify(code, [{ languageOptions: { ecmaVersion: 2022, sourceType: 'module' } }]);
    const { ast, scopeManager } = linter.getSourceCode();
    const scope = scopeManager.scopes.find(({ type }) => type === 'module');
    const exported = ast.body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration'
        ? node.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))
        : [],
    );
    const violations = exported.filter((name) =>
      scope?.set.get(name)?.references.some((one) => one.isWrite() && one.from.variableScope !== scope),
    );
    enforce('The runtime exports constants.', exported.length > 0 ? violations : ['it exports nothing']);
  });
});

const oneReact = 'The runtime has React once, as ES modules: two copies do not share their state.';
const react = /node_modules\/((?:react|react-dom|scheduler|use-sync-external-store)\/cjs\/.+)$/;
/** The object through which the packages of one copy of React find each other. */
const internals = /\{\s*H:\s*null,\s*A:\s*null,\s*T:\s*null,\s*S:\s*null\s*\}/g;

describe('React in the built files', () => {
  const built = buildIfStale().files.map(({ file }) => {
    const { sources } = JSON.parse(readFileSync(`${distFolder}/${file}.map`, 'utf8')) as { sources: string[] };
    return { file, code: readFileSync(`${distFolder}/${file}`, 'utf8'), sources };
  });

  it('is included once', () => {
    const copies = built.flatMap(({ file, code }) => Array.from(code.matchAll(internals), () => file));
    expect([oneReact, copies]).toEqual([oneReact, ['runtime.js']]);
  });

  it('consists of one production file of each package', () => {
    const parts = built.flatMap(({ file, sources }) =>
      sources.flatMap(
        (source) =>
          react
            .exec(source)
            ?.slice(1)
            .map((part) => `${file} ${part}`) ?? [],
      ),
    );
    expect(parts.sort()).toEqual([
      'runtime.js react-dom/cjs/react-dom-client.production.js',
      'runtime.js react-dom/cjs/react-dom.production.js',
      'runtime.js react/cjs/react-jsx-runtime.production.js',
      'runtime.js react/cjs/react.production.js',
      'runtime.js scheduler/cjs/scheduler.production.js',
      'runtime.js use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
    ]);
  });

  it('is not wrapped in functions, which the browser would parse twice', () => {
    const wrapped = built.filter(({ file, code }) => file === 'runtime.js' && /\bexports\b/.test(code));
    enforce(
      oneReact,
      wrapped.map(({ file }) => `${file} has a CommonJS module`),
    );
  });
});

describe('the order of the runtime', () => {
  it('begins with its packages, so that a change of our code does not rename their variables', () => {
    buildIfStale();
    const { sources } = JSON.parse(readFileSync(`${distFolder}/runtime.js.map`, 'utf8')) as { sources: string[] };
    // A replacement of a package counts as a package.
    const isPackage = (source: string) => /node_modules\/|core\/build\//.test(source);
    const late = sources.slice(sources.findIndex((source) => !isPackage(source))).filter(isPackage);
    enforce(
      'Packages are first in the runtime: if a module is added or removed, all variables after it get new names.',
      late,
    );
  });
});

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

describe('the version', () => {
  it('of the bundle is the one that the theme requests', () => {
    const { version } = json('package.json');
    const { settings } = json('theme-templates/config.json') as { settings: { widgets_version?: string } };
    const violations =
      settings.widgets_version === version ? [] : [`${settings.widgets_version} is not ${String(version)}`];
    enforce("The theme's widgets_version is the version of package.json.", violations);
  });

  it('has a hash that fits into a theme setting', () => {
    const violations = buildIfStale().files.filter(({ integrity }) => integrity.length > 64);
    enforce(
      'The text of a theme setting has 64 characters at most (TR-4400).',
      violations.map(({ integrity }) => integrity),
    );
  });
});
