/** The parts of this repository's package.json that the npm package takes over. */
export interface ProjectManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  /** The URL of the sources. A registry compares it with the package's provenance. */
  readonly repository?: unknown;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Packages that only `adopt --try` needs. An author who tries a theme in a browser installs them. */
const ofBrowsers = ['playwright-core'];

/**
 * The package.json of the npm package. It has no scripts, and exact versions.
 *
 * @param packages that the programs import
 * @throws Error for a package without an exact version
 */
export function packageManifest(project: ProjectManifest, packages: readonly string[]): object {
  const versions = { ...project.devDependencies, ...project.dependencies };
  const versionOf = (name: string): string => {
    const version = versions[name];
    if (!version || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`package: ${name} has no exact version here`);
    return version;
  };
  const { name, version, description, license, repository, engines } = project;
  const needed = packages.filter((one) => !ofBrowsers.includes(one));
  return {
    name,
    version,
    description,
    license,
    ...(repository !== undefined && { repository }),
    type: 'module',
    engines,
    bin: { [name]: 'storefront-widgets.mjs' },
    types: 'types/storefront-widgets.d.ts',
    'web-types': 'theme-templates/web-types.json',
    dependencies: Object.fromEntries(needed.map((one) => [one, versionOf(one)])),
    peerDependencies: Object.fromEntries(ofBrowsers.map((one) => [one, `^${versionOf(one)}`])),
    peerDependenciesMeta: Object.fromEntries(ofBrowsers.map((one) => [one, { optional: true }])),
  };
}
