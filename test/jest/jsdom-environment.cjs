// The project's own jsdom, not the one a Jest preset would bring.
const JSDOM = require('jsdom');
const { default: BaseEnvironment } = require('@jest/environment-jsdom-abstract');

module.exports = class extends BaseEnvironment {
  constructor(config, context) {
    super(config, context, JSDOM);
    // jsdom has no fetch, streams or structuredClone of its own; Node's are the standard ones.
    for (const name of ['fetch', 'Response', 'Request', 'Headers', 'structuredClone', 'TextEncoder', 'TextDecoder']) {
      this.global[name] ??= globalThis[name];
    }
  }
};
