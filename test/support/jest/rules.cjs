const project = require('./project.cjs');

module.exports = project('rules', {
  // Loaded once per worker process: see share.cjs. Its renderer is the one that the unit tests share.
  transform: { '/test/support/examples/example-problems': '<rootDir>/test/support/jest/share.cjs' },
  testEnvironment: '<rootDir>/test/support/jest/sharing-environment.cjs',
  testMatch: ['<rootDir>/test/rules/**/*.test.ts'],
});
