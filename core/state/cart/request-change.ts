import { isPrevented, ShopError } from '../../errors/shop-error';
import type {
  AddedItem,
  AddRequest,
  BeforeAdd,
  BeforeCartChange,
  CartError,
  CartRequest,
  Origin,
} from '../../events/cart-change';
import { sendWidgetEvent } from '../../events/widget-events';
import { isRefusal } from '../failures';

/**
 * Calls `send`, which changes the cart, between the events before and after it; not a thunk itself. If a listener
 * cancels, it rejects with a ShopError (decision 190).
 */
export function requestChange<Result>(
  request: AddRequest | CartRequest,
  { source, element }: Origin,
  send: () => Promise<Result>,
): Promise<Result> {
  let begin!: (result: Promise<Result>) => void;
  const promise = new Promise<Result>((resolve) => (begin = resolve));
  const name = request.kind === 'add' ? 'widgets:before-add' : 'widgets:before-cart-change';
  const asked = { ...request, source, promise } as BeforeAdd | BeforeCartChange;
  const isAllowed = sendWidgetEvent(name, asked, element);
  promise.then(
    (result) => {
      const done = request.kind === 'add' ? addedLines(request, result as AddedItem) : request;
      if ('code' in done) sendWidgetEvent('widgets:code-updated', { ...done, source }, element);
      else if ('lines' in done) {
        sendWidgetEvent('widgets:lines-updated', { kind: done.kind, lines: done.lines, source }, element);
      }
    },
    (error: unknown) => {
      if (isPrevented(error)) return;
      const { text = '' } = error as Partial<ShopError>;
      sendWidgetEvent('widgets:cart-error', { kind: kindOf(error), text, request, source }, element);
    },
  );
  begin(isAllowed ? send() : Promise.reject(prevented(asked.reason)));
  return promise;
}

const addedLines = ({ kind, productId, form }: AddRequest, { itemId: id }: AddedItem) => ({
  kind,
  lines: [{ id, productId, quantity: Number(form.get('qty[]')) || 1 }],
});

function kindOf(error: unknown): CartError['kind'] {
  if (!navigator.onLine) return 'offline';
  const { status = 0, isChallenge } = error as Partial<ShopError>;
  return isRefusal(error) || (!isChallenge && status > 399 && status < 500) ? 'refusal' : 'lost-response';
}

const prevented = (reason: unknown): ShopError =>
  new ShopError('prevented', 'Cancelled by a script of the page', { text: typeof reason === 'string' ? reason : '' });
