import type { ProductPicture } from '../catalogue/product-record';
import type { PictureSize } from './fit-size';

/** Draws a picture of a shape in its colour. */
export function drawPicture(shape: string, picture: ProductPicture, { width, height }: PictureSize): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${picture.width} ${picture.height}"><rect width="100%" height="100%" fill="#eee9e1"/>` +
    `<rect x="25%" y="25%" width="50%" height="50%" rx="40" fill="#${picture.colour}"/><title>${shape}</title></svg>`
  );
}
