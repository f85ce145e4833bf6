const { rmSync } = require('node:fs');

/** Runs once after all tests. A browser that is still closing can write into the folder, so the removal is retried. */
module.exports = () => {
  process.env.TMPDIR = process.env.LASTING_TMPDIR;
  rmSync(globalThis.temporaryFolder, { recursive: true, force: true, maxRetries: 10 });
};
