import { Router } from 'express';
import { makeVisit } from '../sessions/visit';
import type { World } from '../world/world';
import { customerOf } from './accounts';
import { downloadAt, downloadKey, downloadsLeft } from './downloads';

/** `/account.php?action=download_item&data=…&file=1`: sends the file, until the download limit is reached. */
export function downloadFile(world: World): Router {
  const router = Router();
  router.get('/account.php', (request, response, next) => {
    if (request.query['action'] !== 'download_item' || request.query['file'] === undefined) return next();
    const visit = makeVisit(world, request, response);
    const customer = customerOf(world, visit.session);
    const download = customer && downloadAt(visit, customer);
    if (!customer || !download) return next();
    const key = downloadKey(download.order.id, download.lineId);
    if (downloadsLeft(customer, key) < 1) return next();
    customer.downloads[key] = (customer.downloads[key] ?? 0) + 1;
    response.attachment('the-repair-handbook.pdf').type('application/pdf').send('%PDF-1.4\n%%EOF\n');
  });
  return router;
}
