// @ts-check

/** The beginning and the end of a chunk, as the bundler writes it. */
const IMPORTED = /^import\{([^}]*)\}from"\.\/runtime\.js";/;
const EXPORTED = /export\{([^}]*)\};(?=\s*(\/\/# .*\s*)?$)/;

/**
 * Rewrites a chunk that imports the runtime to one that imports nothing: it exports a function that takes the runtime and returns the
 * former exports. A browser loads an import without a hash, and resolves it beside the file's last address: after a redirect that is
 * another folder. All code between beginning and end keeps its place, so that the source map stays right.
 *
 * @param {string} code
 * @throws when the chunk has another form
 */
export function makeFactory(code) {
  const [head, imported] = IMPORTED.exec(code) ?? [];
  const [, exported] = EXPORTED.exec(code) ?? [];
  const isAlone = head !== undefined && !/^import\b/.test(code.slice(head.length));
  if (!isAlone || imported === undefined || exported === undefined) {
    throw new Error(`build: a chunk is no module that imports the runtime alone: ${code.slice(0, 80)}`);
  }
  const parameter = imported.replaceAll(' as ', ':');
  const result = exported.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1');
  return code
    .replace(EXPORTED, () => `return{${result}}};`)
    .replace(IMPORTED, () => `export default({${parameter}})=>{`.padEnd(head.length));
}
