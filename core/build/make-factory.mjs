// @ts-check

/** The ends of a chunk as the bundler writes it. */
const IMPORTED = /^import\{([^}]*)\}from"\.\/runtime\.js";/;
const EXPORTED = /export\{([^}]*)\};(?=\s*(\/\/# .*\s*)?$)/;

/**
 * Makes of a chunk that imports the runtime one that imports nothing, and exports a function of the runtime to what it
 * exported before. A browser asks for an import without a hash, and beside the address that the file came from last: after a
 * redirect that is another folder. Everything between the ends stays at its place, so that the source map stays true.
 *
 * @param {string} code
 * @throws when the chunk looks otherwise
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
