const { readFileSync } = require('node:fs');
const typeScript = require('./transform.cjs');

/**
 * Makes Node read TypeScript for modules that are loaded outside of Jest. If Jest runs in a single process, its own hook
 * remains there. This one replaces it.
 */
function readTypeScript() {
  for (const ending of ['.ts', '.tsx']) {
    require.extensions[ending] = (module, file) => {
      module._compile(typeScript.process(readFileSync(file, 'utf8'), file).code, file);
    };
  }
}

/** Loads a module by Node itself, once for all test files of the process: see share.cjs. */
module.exports = (file) => {
  readTypeScript();
  return require(file);
};
