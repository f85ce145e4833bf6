const { readFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');
const typeScript = require('./transform.cjs');

/** Has Node itself read TypeScript, as Jest does, for modules that are loaded outside of Jest. */
function readTypeScript() {
  require.extensions['.ts'] ??= (module, file) => {
    module._compile(typeScript.process(readFileSync(file, 'utf8'), file).code, file);
  };
}

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.requireShared = (file) => {
      readTypeScript();
      return require(file);
    };
  }
};
