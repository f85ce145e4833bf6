const { join } = require('node:path');

/** Packages with ES modules only: Jest runs CommonJS. */
const modules =
  'chokidar|readdirp|yaml|@sparticuz|html-validate|fast-check|pure-rand|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities';

/**
 * Jest's settings for one kind of test, merged with those that all kinds share.
 *
 * @param {string} displayName the kind, as `--selectProjects` takes it
 * @param {import('jest').Config} settings
 */
module.exports = (displayName, { transform = {}, ...settings }) => ({
  displayName,
  rootDir: join(__dirname, '../../..'),
  // The first pattern that matches applies.
  transform: { ...transform, '\\.m?[jt]sx?$': '<rootDir>/test/support/jest/transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  ...settings,
});
