const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Runs the walks through the shop's states first, and those through all states before the others. They take longest.
 * Jest estimates an unmeasured file's time by its size, but their tables are in other files. Without this order one
 * worker would wait for the other at the end.
 */
module.exports = class WalksFirst extends Sequencer {
  sort(tests) {
    const walks = [/\/(?:right-to-left|longest-\w+)\.test\.ts$/, /\/states\//, /./];
    const rankOf = ({ path }) => walks.findIndex((walk) => walk.test(path));
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
