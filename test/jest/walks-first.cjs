const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Starts with the walks through the shop's states. They take longest, and the tables that say so stand in other files:
 * where Jest has not measured them yet it takes a file's size for its time, and would end with one worker waiting for
 * the other.
 */
module.exports = class WalksFirst extends Sequencer {
  sort(tests) {
    const isWalk = ({ path }) => /-in-\w+\.test\.ts$/.test(path);
    const sorted = super.sort(tests);
    return [...sorted.filter(isWalk), ...sorted.filter((test) => !isWalk(test))];
  }
};
