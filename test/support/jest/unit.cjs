const project = require('./project.cjs');

module.exports = project('unit', {
  // Loaded once per worker process: see share.cjs. The tests need the same copy of GraphQL's classes as the shop.
  transform: {
    '/test/shop/|/test/support/examples/(render-example|example-context)|/node_modules/graphql/':
      '<rootDir>/test/support/jest/share.cjs',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(yaml|fast-check|pure-rand|graphql|htmlparser2|css-select|css-what|domhandler|domutils|domelementtype|dom-serializer|entities|diff|boolbase|nth-check)/)',
  ],
  globalSetup: '<rootDir>/test/support/jest/unit-setup.ts',
  testEnvironment: '<rootDir>/test/support/jest/jsdom-environment.cjs',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  moduleNameMapper: {
    // test/support/jest/unit-setup.ts writes it.
    '^axios$': '<rootDir>/.cache/axios.cjs',
    // As in the bundle.
    '^immer$': '<rootDir>/core/build/no-drafts.mjs',
    '^parse5$': '<rootDir>/test/support/jest/parse5.cjs',
  },
  testMatch: ['<rootDir>/test/{unit,endurance,engines,faults}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/setup.ts'],
});
