// Jest compiles TypeScript with esbuild, like the bundle.
const { createHash } = require('node:crypto');
const { pathToFileURL } = require('node:url');
const { transformSync, version } = require('esbuild');

const options = (file) => ({
  loader: file.endsWith('x') ? 'tsx' : 'ts',
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcefile: file,
  // CommonJS has no import.meta.
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href), 'import.meta.resolve': 'importMetaResolve' },
  banner: `const importMetaResolve = (path) => new URL(path, ${JSON.stringify(pathToFileURL(file).href)}).href;`,
  // Jest runs CommonJS: a native import() would leave its module registry.
  supported: { 'dynamic-import': false },
});

module.exports = {
  process: (source, file) => ({ code: transformSync(source, options(file)).code }),
  getCacheKey: (source, file) =>
    createHash('sha256')
      .update(source)
      .update(JSON.stringify(options(file)))
      .update(version)
      .digest('hex'),
};
