const { TestEnvironment } = require('jest-environment-node');
const requireShared = require('./require-shared.cjs');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.requireShared = requireShared;
  }

  /** Lets the hooks after a test know whether it has failed: use-shop.ts then saves a trace. */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasTestFailed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global.hasTestFailed = true;
  }
};
