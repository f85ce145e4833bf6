const project = require('./project.cjs');

/** Modules that a worker process loads once for all of its test files: see share.cjs. */
const shared = [
  '/node_modules/(?:playwright-core|html-validate)/',
  '/test/shop/',
  '/test/support/(?:driver/worker|block-lists)/',
];

module.exports = project('browser', {
  transform: Object.fromEntries(shared.map((pattern) => [pattern, '<rootDir>/test/support/jest/share.cjs'])),
  transformIgnorePatterns: ['/node_modules/(?!(playwright-core|html-validate|fast-check|pure-rand)/)'],
  testEnvironment: '<rootDir>/test/support/jest/sharing-environment.cjs',
  globalSetup: '<rootDir>/test/support/jest/browser-setup.ts',
  testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
});
