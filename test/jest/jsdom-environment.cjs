// The project's own jsdom, not the one a Jest preset would bring.
const JSDOM = require('jsdom');
const requireShared = require('./require-shared.cjs');
const { default: BaseEnvironment } = require('@jest/environment-jsdom-abstract');

module.exports = class extends BaseEnvironment {
  constructor(config, context) {
    super(config, context, JSDOM);
    this.global.requireShared = requireShared;
    // jsdom has no fetch, streams or structuredClone of its own; Node's are the standard ones.
    for (const name of ['fetch', 'Response', 'Request', 'Headers', 'structuredClone', 'TextEncoder', 'TextDecoder']) {
      this.global[name] ??= globalThis[name];
    }
    // Nor has it what is asked of a browser before anything else.
    this.global.CSS ??= { supports: () => true };
  }
};
