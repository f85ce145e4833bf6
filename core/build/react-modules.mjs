// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('esbuild').Plugin} Plugin */

const FILES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|lodash\.debounce)[\\/].*\.js$/;

/** `module.exports = debounce` */
const ONLY = /^module\.exports = (\w+);$/m;

/** `module.exports = require('./cjs/react.production.js')` */
const ENTRY = /module\.exports = require\(['"]([^'"]+\.production\.js)['"]\)/;
/** `var React = require("react"), ReactDOM = require("react-dom")` */
const IMPORTS = /^var ((?:\w+ = require\("[^"]+"\)(?:,\s*|(?=;)))+);?/m;

/**
 * esbuild would wrap CommonJS in a function, which browsers parse twice and whose unused code stays (decision 14).
 * @type {Plugin}
 */
export const reactModules = {
  name: "React's packages as ES modules",
  setup: ({ onLoad }) =>
    onLoad({ filter: FILES }, async ({ path: file }) => ({
      contents: asModule(await readFile(file, 'utf8'), file),
      loader: 'js',
    })),
};

/**
 * Rewrites a file as an ES module.
 * @param {string} source
 * @param {string} file for the error
 * @throws for unknown patterns
 */
export function asModule(source, file) {
  const [, production] = ENTRY.exec(source) ?? [];
  if (production) return `export * from ${JSON.stringify(production)};`;
  if (ONLY.test(source)) return source.replace(ONLY, 'export default $1;');

  const names = new Set(Array.from(source.matchAll(/^exports\.(\w+) =\s/gm), ([, name = '']) => name));
  let body = source.replace(IMPORTS, (statement, /** @type {string} */ list) => {
    const imports = list.replace(/(\w+) = require\(("[^"]+")\)(?:,\s*)?/g, 'import * as $1 from $2;\n');
    return statement.endsWith(';') ? imports : `${imports}var `;
  });
  for (const name of names) {
    // The first assignment becomes a variable, which esbuild can remove if unused.
    body = body
      .replace(new RegExp(`^exports\\.${name}\\b`, 'm'), `var exported_${name}`)
      .replace(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `exported_${name}`);
  }
  if (names.size === 0 || /\b(?:require|module|exports)\b *[.([=]/.test(body)) {
    throw new Error(
      `${path.basename(file)} is not written as core/build/react-modules.mjs knows React's files: read the new version, ` +
        'and teach the plugin its patterns',
    );
  }
  return `${body}\nexport { ${Array.from(names, (name) => `exported_${name} as ${name}`).join(', ')} };\n`;
}
