// Jest loads every module again for each test file. For the shop, the browser's driver and the validator this takes
// longer than most tests. So these modules are loaded outside of Jest, once per worker process. A test file gets them
// by a function in the globals of its environment.
module.exports = {
  process: (_source, file) => ({ code: `module.exports = requireShared(${JSON.stringify(file)});` }),
  getCacheKey: (_source, file) => `shared ${file}`,
};
