// @ts-check

/** The import at the beginning and the export at the end of a chunk, as esbuild writes them. */
const IMPORTED = /^import\{([^}]*)\}from"\.\/runtime\.js";/;
const EXPORTED = /export\{([^}]*)\};(?=\s*(\/\/# .*\s*)?$)/;

/**
 * Converts a chunk that imports the runtime into a module that imports nothing. Its default export is a function that
 * takes the exports of the runtime and returns the former exports of the chunk.
 *
 * The reason: a browser fetches an import without a hash, and resolves its URL against the last URL of the
 * importing file. After a redirect that is another folder. The code between the import and the export keeps its position,
 * so the source map stays valid.
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
