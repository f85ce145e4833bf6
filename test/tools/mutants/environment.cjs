// The environment of a unit test that runs with a mutant, or counts what a test file runs.
const Environment = require('../../support/jest/jsdom-environment.cjs');

module.exports = class extends Environment {
  constructor(config, context) {
    super(config, context);
    const { mutant, hitLimit } = globalThis.mutantRun;
    this.testPath = context.testPath;
    // The global of Stryker's instrumented code. Modules that are loaded outside of Jest have one of their own.
    this.hits = { activeMutant: mutant, mutantCoverage: { static: {}, perTest: {} } };
    if (hitLimit !== undefined) Object.assign(this.hits, { hitLimit, hitCount: 0 });
    this.global.__stryker__ = this.hits;
  }

  /** After the first failure nothing else of the file is worth the time. */
  handleTestEvent({ name, test }) {
    if (globalThis.mutantRun.mutant === undefined) return;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.hasFailed = true;
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
  }

  async teardown() {
    const { coverage } = globalThis.mutantRun;
    coverage?.set(this.testPath, this.hits.mutantCoverage.static);
    if (this.hits.hitCount > this.hits.hitLimit) globalThis.mutantRun.isEndless = true;
    await super.teardown();
  }
};
