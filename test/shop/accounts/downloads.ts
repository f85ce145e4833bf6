import type { Visit } from '../sessions/visit';
import type { Customer, OrderRecord } from './customer';

/** How often a file can be downloaded. */
const limit = 3;

/** A bought product that can be downloaded. */
export interface Download {
  order: OrderRecord;
  lineId: number;
  productId: number;
}

/** The key of an order line, as in the address of its file. */
export const downloadKey = (orderId: number, lineId: number): string => `${orderId},${lineId}`;

/** Finds the file that the address asks for in the shopper's own orders. */
export function downloadAt({ url, world }: Visit, { orders }: Customer): Download | undefined {
  const key = url.searchParams.get('data');
  for (const order of orders) {
    const line = order.lines.find(({ id }) => downloadKey(order.id, id) === key);
    if (line && world.catalogue.findProduct(line.productId)?.digital) {
      return { order, lineId: line.id, productId: line.productId };
    }
  }
  return undefined;
}

/** The number of downloads that are left for a file. */
export const downloadsLeft = ({ downloads }: Customer, key: string): number => limit - (downloads[key] ?? 0);
