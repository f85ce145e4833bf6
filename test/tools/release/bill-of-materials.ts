import type { BundledPackage } from './bundled-packages';

/**
 * Writes the contents of a release as a CycloneDX document (https://cyclonedx.org/docs/1.6/json/). It has neither a
 * serial number nor a time: the same commit gives the same bytes.
 */
export function billOfMaterials(version: string, packages: readonly BundledPackage[]): string {
  const bundle = `storefront-widgets@${version}`;
  const components = packages.map(({ name, version: given, integrity, licence }) => ({
    type: 'library',
    'bom-ref': purl(name, given),
    name,
    version: given,
    purl: purl(name, given),
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: [{ license: { id: licence } }],
  }));
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': bundle, name: 'storefront-widgets', version } },
    components,
    dependencies: [{ ref: bundle, dependsOn: components.map((component) => component['bom-ref']) }],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Encodes the @ of a scope as %40: https://github.com/package-url/purl-spec */
const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
