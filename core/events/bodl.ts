import type { CartWriteData } from '../api/cart';
import { callSafely } from './dispatch-safely';

export type AnalyticsData = Pick<CartWriteData, 'channel_id' | 'currency' | 'product_value' | 'line_items'>;

type CartEvent = 'AddCartItemEvent' | 'RemoveCartItemEvent';

declare global {
  interface Window {
    /** https://developer.bigcommerce.com/docs/integrations/hosted-analytics */
    bodlEvents?: {
      cart?: { emit?: (name: unknown, payload: unknown) => void };
    } & { [Name in CartEvent]?: { CREATE?: unknown } };
  }
}

/** The platform's analytics asks for consent itself. */
export function emitBodl(event: CartEvent, data: AnalyticsData): void {
  const lines = data.line_items ?? [];
  const name = window.bodlEvents?.[event]?.CREATE;
  if (lines.length === 0 || name === undefined) return;
  const { channel_id, currency, product_value } = data;
  callSafely(event, () =>
    window.bodlEvents?.cart?.emit?.(name, {
      event_id: eventId(),
      channel_id,
      currency,
      product_value,
      line_items: lines.map((line) => ({ ...line, product_id: String(line.product_id) })),
    }),
  );
}

/** Local previews may lack the secure context of `crypto.randomUUID`. */
function eventId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
