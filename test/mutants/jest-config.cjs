// Jest as Stryker runs it: it knows no projects, and resolves no <rootDir> in the name of an environment.
const { resolve } = require('node:path');
const { displayName, rootDir, testEnvironment, ...unit } = require('../jest/unit.cjs');

module.exports = {
  ...unit,
  rootDir,
  roots: ['core', 'widgets', 'test', 'theme-templates'].map((room) => resolve(rootDir, room)),
  testEnvironment: testEnvironment.replace('<rootDir>', rootDir),
  testMatch: JSON.parse(process.env.MUTANTS_TESTS),
  watchman: false,
  // The code itself needs most of it where the machine is busy and nothing has been loaded yet; a mutant that never answers
  // costs all of it.
  testTimeout: 5_000,
};
