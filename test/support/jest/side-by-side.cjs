const WalksFirst = require('./walks-first.cjs');

/**
 * Mixes browser tests with the others, from the longest to the shortest of both. A browser test waits most of its time,
 * a unit test calculates: side by side they use all cores.
 */
module.exports = class SideBySide extends WalksFirst {
  sort(tests) {
    const isBrowser = ({ context }) => context.config.displayName?.name === 'browser';
    const sorted = super.sort(tests);
    const ranks = [sorted.filter(isBrowser), sorted.filter((test) => !isBrowser(test))].flatMap((kind) =>
      kind.map((test, index) => ({ test, rank: index / kind.length })),
    );
    return ranks.sort((one, other) => one.rank - other.rank).map(({ test }) => test);
  }
};
