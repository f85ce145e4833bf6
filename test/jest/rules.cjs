const project = require('./project.cjs');

module.exports = project('rules', {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/rules/**/*.test.ts'],
});
