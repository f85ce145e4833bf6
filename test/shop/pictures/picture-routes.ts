import { type Response, Router } from 'express';
import { allPictures } from '../catalogue/define-product';
import type { World } from '../world/world';
import { drawPicture, readPicture } from './draw-picture';
import { fitSize } from './fit-size';

/**
 * Serves pictures: `/images/stencil/<size>/products/<id>/<name>.svg`. The size is `500x659`, `80w` or
 * `original`, as in the platform's image URLs.
 */
export function pictureRoutes(world: World): Router {
  const router = Router();
  router.get('/images/stencil/:size/products/:id/:file', (request, response, next) => {
    const { size, id, file } = request.params;
    const product = world.catalogue.findProduct(Number(id));
    const picture = product && allPictures(product).find(({ name }) => `${name}.svg` === file);
    if (!product || !picture) return next();
    sendSvg(response, drawPicture(product.shape, picture, fitSize(size, picture)));
  });
  router.get('/images/stencil/:size/patterns/:file', (request, response, next) => {
    const pattern = readPicture('patterns', request.params.file.replace(/\.svg$/, ''));
    if (!pattern) return next();
    sendSvg(response, pattern);
  });
  router.use('/images', (_, response) => void response.status(404).type('text').send('Not found'));
  return router;
}

const sendSvg = (response: Response, svg: string): void => {
  response.set('cache-control', 'public, max-age=86400').type('image/svg+xml').send(svg);
};
