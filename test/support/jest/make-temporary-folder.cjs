const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/**
 * Runs once before all tests: gives their temporary folders, and those of browsers, a folder that
 * remove-temporary-folder.cjs deletes afterwards. Worker processes inherit the variables.
 */
module.exports = () => {
  process.env.LASTING_TMPDIR = tmpdir();
  globalThis.temporaryFolder = mkdtempSync(join(tmpdir(), 'storefront-run-'));
  process.env.TMPDIR = globalThis.temporaryFolder;
};
