import { defineGroup } from '../../core/mount/define-group';
import { accountForm } from './account-form';

/** The shopper's own pages. */
export const group = defineGroup([accountForm]);
