const { TestEnvironment } = require('jest-environment-node');
const requireShared = require('./require-shared.cjs');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.requireShared = requireShared;
  }
};
