const project = require('./project.cjs');

module.exports = project('unit', {
  // Loaded once for all of a worker's test files: see share.cjs. GraphQL's classes must be the shop's own.
  transform: {
    '/test/shop/|/test/theme-check/(render-example|example-context)|/node_modules/graphql/':
      '<rootDir>/test/jest/share.cjs',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(yaml|fast-check|pure-rand|graphql|htmlparser2|css-select|css-what|domhandler|domutils|domelementtype|dom-serializer|entities|diff|boolbase|nth-check)/)',
  ],
  globalSetup: '<rootDir>/test/jest/unit-setup.ts',
  testEnvironment: '<rootDir>/test/jest/jsdom-environment.cjs',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  moduleNameMapper: {
    // test/jest/unit-setup.ts writes it.
    '^axios$': '<rootDir>/.cache/axios.cjs',
    // As the bundle has it.
    '^immer$': '<rootDir>/core/build/no-drafts.mjs',
    '^parse5$': '<rootDir>/test/jest/parse5.cjs',
  },
  testMatch: ['<rootDir>/test/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/jest/setup.ts'],
});
