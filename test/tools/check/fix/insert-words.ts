import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { insertJson } from '../../../theme/insertions/insert-json';

/**
 * A language file with one more text. All other bytes stay unchanged.
 *
 * @param key `cart.preview.title`
 * @returns undefined when the key exists already, or a part of it is a text
 */
export function insertWords(json: string, key: string, text: string): string | undefined {
  const path = key.split('.');
  const words = parseTree(json);
  const isTaken = path.some((_, index) => {
    const found = words && findNodeAtLocation(words, path.slice(0, index + 1));
    return found !== undefined && (found.type !== 'object' || index === path.length - 1);
  });
  return isTaken ? undefined : insertJson(json, [{ path, value: text }]);
}
