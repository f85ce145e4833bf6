import { downloadAt, downloadKey, downloadsLeft } from '../accounts/downloads';
import { imageContext } from '../contexts/image-context';
import { define } from './account-definition';

/** The files of a bought product. Names: BigCommerce's `downloads` schema, and its reference theme. */
export const downloadPage = define(
  'download-item',
  'account_downloaditem',
  'Downloads',
  (visit, customer) => {
    const download = downloadAt(visit, customer);
    const product = visit.world.catalogue.findProduct(download?.productId ?? 0);
    if (!download || !product) return {};
    const key = downloadKey(download.order.id, download.lineId);
    const left = downloadsLeft(customer, key);
    return {
      own: {
        downloads: {
          order_id: download.order.id,
          product_name: product.name,
          images: product.pictures.slice(0, 1).map((picture) => imageContext(visit.url.origin, product.id, picture)),
          items: [
            {
              id: '1',
              name: 'the-repair-handbook.pdf',
              description: 'The whole book, in print quality',
              size: '16 KB',
              expired: left < 1,
              downloads_remaining: left,
              days_remaining: 0,
              url: `/account.php?action=download_item&data=${key}&file=1`,
            },
          ],
        },
      },
    };
  },
  (visit, customer) => downloadAt(visit, customer) !== undefined,
);
