/** The files that may be in the npm package. */
const allowed = [
  /^(package\.json|README\.md|SKILL\.md|storefront-widgets\.mjs)$/,
  /^program\/((adopt|canary|check|doctor|main|new|new-theme|own|start|update|widget-templates|part-[A-Z\d]{8})\.mjs|widgets\.json)$/,
  /^shop\/(gallery\/files|inspector\/files|settings-panel\/files|inspector|business)\/[a-z-]+\.(js|css)$/,
  /^shop\/pictures\/(shapes|views|patterns)\/[a-z-]+\.svg$/,
  /^types\/storefront-widgets\.d\.ts$/,
  /^theme-templates\/[\w.-]+\.(json|cjs|md|d\.ts)$/,
  /^theme-templates\/templates\/[\w/-]+\.html$/,
  /^theme-templates\/widget-templates\/([\w-]+\/)?[\w-]+\.(html|json|graphql)$/,
  /^theme-templates\/lang\/[\w-]+\.json$/,
  /^theme-templates\/assets\/[\w/-]+\.(css|js|svg|ico)$/,
  /^theme-templates\/meta\/\w+\.jpg$/,
  /^dist\/\d+\.\d+\.\d+\/([a-z-]+\.js|manifest\.json|licences\.txt|tag\.html|changes\.md)$/,
];

/** The largest package, in bytes of its unpacked files. */
export const LARGEST = 4_300_000;

/**
 * Finds the files that must not be in the npm package.
 *
 * @param sizes in bytes, by the file's path
 * @returns sentences; empty if there are none
 */
export function wrongFiles(sizes: ReadonlyMap<string, number>): string[] {
  const strange = [...sizes.keys()].filter((path) => !allowed.some((pattern) => pattern.test(path)));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return [
    ...strange.map((path) => `package: ${path} is not among the files that wrong-files.ts allows`),
    ...(total > LARGEST ? [`package: its files have ${total} bytes, and ${LARGEST} are allowed`] : []),
  ];
}
