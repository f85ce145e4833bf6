const { join } = require('node:path');

/** Packages that come as ES modules only: Jest runs CommonJS. */
const modules =
  'chokidar|readdirp|yaml|@sparticuz|html-validate|fast-check|pure-rand|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities';

/**
 * Jest's settings of one kind of test, on top of those that all kinds share.
 *
 * @param {string} displayName the kind, as `--selectProjects` takes it
 * @param {import('jest').Config} settings
 */
module.exports = (displayName, { transform = {}, ...settings }) => ({
  displayName,
  rootDir: join(__dirname, '../..'),
  // The first pattern that matches counts.
  transform: { ...transform, '\\.m?[jt]sx?$': '<rootDir>/test/jest/transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  ...settings,
});
