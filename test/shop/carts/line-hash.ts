import { createHash } from 'node:crypto';
import type { CartLine } from './cart';

/** 32 hex digits that identify a line's product and choices. */
export const lineHash = ({ variantId, choices }: CartLine): string =>
  createHash('md5')
    .update(JSON.stringify([variantId, choices.map(({ option, text }) => [option.id, text])]))
    .digest('hex');
