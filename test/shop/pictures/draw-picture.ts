import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../theme/folders';
import type { ProductPicture } from '../catalogue/product-record';
import type { PictureSize } from './fit-size';

/** The text of a picture's file; undefined if there is none. */
export function readPicture(kind: 'shapes' | 'views' | 'patterns', name: string): string | undefined {
  const path = join(folders.shop, 'pictures', kind, `${name}.svg`);
  return /^[\w-]+$/.test(name) && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * A product's picture: a view with the shape in it, in the product's colour, which is `currentColor` in the files.
 *
 * @throws Error if there is no such shape
 */
export function drawPicture(name: string, { view, colour, ...original }: ProductPicture, size: PictureSize): string {
  const shape = readPicture('shapes', name);
  const scenery = readPicture('views', view);
  if (!shape || !scenery) throw new Error(`pictures: there is no shape "${name}" or no view "${view}"`);
  const [, inside = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(shape) ?? [];
  const height = Math.round((1000 * original.height) / original.width);
  return scenery
    .replace('<defs>', `<defs>${inside}`)
    .replace(
      / viewBox="[^"]*"/,
      ` width="${size.width}" height="${size.height}" viewBox="0 ${(1000 - height) / 2} 1000 ${height}" color="#${colour}"`,
    );
}
