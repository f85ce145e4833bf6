// Jest's configuration for Stryker, which supports no projects and resolves no <rootDir> in the name of an environment.
const { resolve } = require('node:path');
const { displayName, rootDir, testEnvironment, ...unit } = require('../../support/jest/unit.cjs');

module.exports = {
  ...unit,
  rootDir,
  roots: ['core', 'widgets', 'test', 'theme-templates'].map((room) => resolve(rootDir, room)),
  testEnvironment: testEnvironment.replace('<rootDir>', rootDir),
  testMatch: JSON.parse(process.env.MUTANTS_TESTS),
  watchman: false,
  // On a busy machine the first test of a file needs most of this time. A mutant that never ends uses all of it.
  testTimeout: 5_000,
};
