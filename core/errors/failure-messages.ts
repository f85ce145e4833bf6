import type { ShopErrorKind } from './shop-error';

/** The messages of calls without an answer, from the specification's error catalogue. */
export const failureMessages = {
  network: 'Network request failed',
  timeout: 'Network request timed out',
  aborted: 'Aborted',
} satisfies Partial<Record<ShopErrorKind, string>>;
