// The project's own jsdom, not that of a Jest preset.
const JSDOM = require('jsdom');
const requireShared = require('./require-shared.cjs');
const { default: BaseEnvironment } = require('@jest/environment-jsdom-abstract');

module.exports = class extends BaseEnvironment {
  constructor(config, context) {
    super(config, context, JSDOM);
    this.global.requireShared = requireShared;
    // jsdom lacks fetch, streams and structuredClone; Node's are the standard ones.
    for (const name of ['fetch', 'Response', 'Request', 'Headers', 'structuredClone', 'TextEncoder', 'TextDecoder']) {
      this.global[name] ??= globalThis[name];
    }
    // jsdom lacks `CSS.supports` too. The loader calls it first.
    this.global.CSS ??= { supports: () => true };
    // jsdom has no navigation timing entries.
    this.global.Performance.prototype.getEntriesByType ??= () => [];
  }
};
