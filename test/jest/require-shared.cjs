const { readFileSync } = require('node:fs');
const typeScript = require('./transform.cjs');

/** Has Node itself read TypeScript, as Jest does, for modules that are loaded outside of Jest. */
function readTypeScript() {
  for (const ending of ['.ts', '.tsx']) {
    require.extensions[ending] ??= (module, file) => {
      module._compile(typeScript.process(readFileSync(file, 'utf8'), file).code, file);
    };
  }
}

/** A module as Node itself loads it, once for all test files of the process: see share.cjs. */
module.exports = (file) => {
  readTypeScript();
  return require(file);
};
