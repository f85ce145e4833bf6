import type { ShopErrorKind } from './shop-error';

/** The messages of calls that got no answer. */
export const failureMessages = {
  network: 'Network request failed',
  timeout: 'Network request timed out',
  aborted: 'Aborted',
} satisfies Partial<Record<ShopErrorKind, string>>;
