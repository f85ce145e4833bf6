// @ts-check

/** As esbuild writes them. */
const IMPORTED = /^import\{([^}]*)\}from"\.\/runtime\.js";/;
const EXPORTED = /export\{([^}]*)\};(?=\s*(\/\/# .*\s*)?$)/;

/**
 * A browser fetches an import without a hash, and resolves it against the redirected URL; a factory gets the runtime's
 * exports instead. Positions stay, for the source map.
 * @param {string} code
 * @throws for a chunk of another form
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
