// Jest loads every module anew for each test file. For the shop, the browser's driver and the validator that costs more
// than most tests do, so these modules are loaded outside of Jest, once per worker process: a test file gets them by
// the function that its environment puts into its globals.
module.exports = {
  process: (_source, file) => ({ code: `module.exports = requireShared(${JSON.stringify(file)});` }),
  getCacheKey: (_source, file) => `shared ${file}`,
};
