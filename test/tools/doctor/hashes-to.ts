import { createHash } from 'node:crypto';

/** Whether browsers accept a tag's `integrity` as a hash. They ignore any other text, and then check nothing. */
export const isHash = (integrity: string): boolean =>
  /^sha(256|384|512)-[A-Za-z0-9+/_-]+={0,2}$/.test(integrity.trim());

/** Whether bytes match a tag's `integrity`. Of several hashes, one match is enough. */
export function hashesTo(bytes: Uint8Array, integrity: string): boolean {
  return integrity.split(/\s+/).some((one) => {
    const [, algorithm, wanted] = /^(sha256|sha384|sha512)-(.+)$/.exec(one) ?? [];
    return algorithm !== undefined && createHash(algorithm).update(bytes).digest('base64') === wanted;
  });
}
