const browser = require('./browser.cjs');

/** Walks over every state in test languages: `npm run languages`. They take minutes, so `npm test` leaves them out. */
module.exports = {
  ...browser,
  displayName: 'languages',
  testMatch: ['<rootDir>/test/languages/states/*.test.ts'],
  testSequencer: '<rootDir>/test/support/jest/walks-first.cjs',
};
