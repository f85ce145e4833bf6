import { ShopError } from '../../errors/shop-error';
import type { AddRequest, Cancellable, CartRequest, Origin } from '../../events/cart-change';
import { sendWidgetEvent, type WidgetEvents } from '../../events/widget-events';

/**
 * Sends a change of the cart, unless a listener cancels the event before it: then it rejects with a ShopError whose
 * `text` is the listener's reason (decision 190).
 */
export function requestChange<Result>(
  request: AddRequest | CartRequest,
  { source, element }: Origin,
  send: () => Promise<Result>,
): Promise<Result> {
  let begin!: (result: Promise<Result>) => void;
  const promise = new Promise<Result>((resolve) => (begin = resolve));
  // For listeners that don't handle it; the caller does.
  promise.catch(() => {});
  const asked: Cancellable<unknown> = { source, promise };
  const isAllowed =
    request.kind === 'add'
      ? sendWidgetEvent('widgets:before-add', Object.assign(asked, request) as BeforeAdd, element)
      : sendWidgetEvent('widgets:before-cart-change', Object.assign(asked, request), element);
  begin(isAllowed ? send() : Promise.reject(prevented(asked)));
  return promise;
}

type BeforeAdd = WidgetEvents['widgets:before-add'];

const prevented = ({ reason }: Cancellable<unknown>): ShopError =>
  new ShopError('prevented', 'A script of the page has cancelled the change', {
    text: typeof reason === 'string' ? reason : '',
  });
