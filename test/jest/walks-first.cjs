const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Starts with the walks through the shop's states, and among them with those through all. They take longest, and the
 * tables that say so stand in other files: where Jest has not measured them yet it takes a file's size for its time, and
 * would end with one worker waiting for the other.
 */
module.exports = class WalksFirst extends Sequencer {
  sort(tests) {
    const walks = [/\/(?:right-to-left|longest-\w+)\.test\.ts$/, /\/states\//, /./];
    const rankOf = ({ path }) => walks.findIndex((walk) => walk.test(path));
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
