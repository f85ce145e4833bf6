import type { Visit } from '../sessions/visit';
import type { Customer, OrderRecord } from './customer';

/** The number of times that a file can be downloaded. */
const limit = 3;

/** Something that was bought to be downloaded. */
export interface Download {
  order: OrderRecord;
  lineId: number;
  productId: number;
}

/** The key of a line, as the addresses of its files have it. */
export const downloadKey = (orderId: number, lineId: number): string => `${orderId},${lineId}`;

/** The file that the address asks for, among those of the shopper's own orders. */
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

/** The downloads of a file that are left. */
export const downloadsLeft = ({ downloads }: Customer, key: string): number => limit - (downloads[key] ?? 0);
