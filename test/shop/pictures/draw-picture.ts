import type { PictureView, ProductPicture } from '../catalogue/product-record';
import { backdrop } from './backdrop';
import type { PictureSize } from './fit-size';
import { materials } from './materials';
import { paintOf, type Paint } from './paint';
import type { Shape } from './shape';
import { shapes } from './shapes';

/**
 * Draws a product's picture as SVG.
 *
 * @param name of its shape; an unknown shape is drawn as a box
 */
export function drawPicture(name: string, picture: ProductPicture, size: PictureSize): string {
  const shape = shapes[name] ?? shapes['box'];
  if (!shape) throw new Error('pictures/shapes.ts has no box');
  const paint = paintOf(picture.colour);
  const height = Math.round((1000 * picture.height) / picture.width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ` +
    `1000 ${height}">` +
    `<defs>${materials(paint)}</defs>${backdrop(picture.view, picture.colour, height)}` +
    `<g transform="translate(0 ${(height - 1000) / 2})">${views[picture.view](shape, paint)}</g></svg>`
  );
}

const views: Record<PictureView, (shape: Shape, paint: Paint) => string> = {
  front: (shape, paint) => standing(shape, paint),
  turned: (shape, paint) => placed(shape, paint, 'translate(1000 0) scale(-1 1)'),
  close: (shape, paint) => {
    const [x, y] = shape.focus;
    return placed(shape, paint, `translate(${500 - x * 2.1} ${500 - y * 2.1}) scale(2.1)`);
  },
  scene: (shape, paint) => placed(shape, paint, 'translate(230 340) scale(0.62)'),
  pair: (shape, paint) =>
    placed(shape, paint, 'translate(430 180) scale(0.62)') + placed(shape, paint, 'translate(-40 175) scale(0.8)'),
};

const placed = (shape: Shape, paint: Paint, transform: string): string =>
  `<g transform="${transform}">${standing(shape, paint)}</g>`;

/** A shape that hangs on a wall has no shadow on the table. */
const standing = ({ shadow, draw }: Shape, paint: Paint): string =>
  shadow === 0
    ? draw(paint)
    : `<ellipse cx="520" cy="806" rx="${shadow}" ry="${Math.max(16, shadow / 9)}" ` +
      `fill="#1c1612" opacity="0.28" filter="url(#soft)"/>${draw(paint)}`;
