import { createHash } from 'node:crypto';

/** Whether browsers take a tag's `integrity` for a hash. What they do not, they ignore, and check nothing. */
export const isHash = (integrity: string): boolean =>
  /^sha(256|384|512)-[A-Za-z0-9+/_-]+={0,2}$/.test(integrity.trim());

/** Says whether bytes have a hash that is written as a tag's `integrity`; of several, one is enough. */
export function hashesTo(bytes: Uint8Array, integrity: string): boolean {
  return integrity.split(/\s+/).some((one) => {
    const [, algorithm, wanted] = /^(sha256|sha384|sha512)-(.+)$/.exec(one) ?? [];
    return algorithm !== undefined && createHash(algorithm).update(bytes).digest('base64') === wanted;
  });
}
