import type { ShopErrorKind } from './shop-error';

/** What a call that got no answer says: the words of the specification's error catalogue. */
export const failureMessages = {
  network: 'Network request failed',
  timeout: 'Network request timed out',
  aborted: 'Aborted',
} satisfies Partial<Record<ShopErrorKind, string>>;
