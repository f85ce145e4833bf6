const project = require('./project.cjs');

module.exports = project('unit', {
  globalSetup: '<rootDir>/test/jest/unit-setup.ts',
  testEnvironment: '<rootDir>/test/jest/jsdom-environment.cjs',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  // test/jest/unit-setup.ts writes it.
  moduleNameMapper: { '^axios$': '<rootDir>/.cache/axios.cjs' },
  testMatch: ['<rootDir>/test/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/jest/setup.ts'],
});
