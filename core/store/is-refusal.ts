import { StoreError } from '../errors/store-error';

/** Whether the store understood and said no, with a reason for the shopper: that is nothing for operators. */
export function isRefusal(error: unknown): boolean {
  return error instanceof StoreError && error.kind === 'data' && error.text !== '';
}
