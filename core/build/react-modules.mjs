// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('esbuild').Plugin} Plugin */

/** The files of React's packages, and lodash.debounce. All of them are CommonJS and use the same few patterns. */
const FILES =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|lodash\.debounce)[\\/].*\.js$/;

/** The only export of a package with one function: `module.exports = debounce`. */
const ONLY = /^module\.exports = (\w+);$/m;

/** An entry requires the production file or the development file: `module.exports = require('./cjs/react.production.js')`. */
const ENTRY = /module\.exports = require\(['"]([^'"]+\.production\.js)['"]\)/;
/** The beginning of the statement with the imports: `var React = require("react"), ReactDOM = require("react-dom")`. */
const IMPORTS = /^var ((?:\w+ = require\("[^"]+"\)(?:,\s*|(?=;)))+);?/m;

/**
 * Converts React's packages to ES modules (decision 14). esbuild wraps each CommonJS file in one function. The browser
 * parses such a function twice: first to find its end, then to run it. And esbuild can't remove unused code from it.
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
 * Rewrites one production file, or an entry, of React's packages as an ES module.
 * @param {string} source
 * @param {string} file the path, for the error message
 * @throws when the file does not match the known patterns
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
    // The first assignment becomes the declaration of a variable, which esbuild can remove if it is unused.
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
