const project = require('./project.cjs');

module.exports = project('rules', {
  // Loaded once for all of a worker's test files: see share.cjs. The unit tests load the same.
  transform: { '/test/support/examples/example-problems': '<rootDir>/test/support/jest/share.cjs' },
  testEnvironment: '<rootDir>/test/support/jest/sharing-environment.cjs',
  testMatch: ['<rootDir>/test/rules/**/*.test.ts'],
});
