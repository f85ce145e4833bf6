// Jest's configuration for the tests of mutants. It is no project, so <rootDir> is resolved here; mutants.ts runs the set-up.
const { resolve } = require('node:path');
const { displayName, globalSetup, rootDir, ...unit } = require('../../support/jest/unit.cjs');

module.exports = {
  ...unit,
  rootDir,
  roots: ['core', 'widgets', 'test', 'theme-templates'].map((room) => resolve(rootDir, room)),
  testEnvironment: resolve(__dirname, 'environment.cjs'),
  // core/build is code of the build: nothing of it is mutated.
  testMatch: ['core', 'widgets'].map((folder) => `${rootDir}/test/unit/${folder}/**/*.test.{ts,tsx}`),
  testPathIgnorePatterns: ['/test/unit/core/build/'],
  reporters: [],
  watchman: false,
  // On a busy machine the first test of a file needs most of this time. A mutant that never ends uses all of it.
  testTimeout: 5_000,
};
