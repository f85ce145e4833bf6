import { defineGroup } from '../../core/mount/define-group';
import { accountForm } from './account-form';
import { cardForm } from './card-form';
import { hostedPayments } from './hosted-payments';

/** The shopper's own pages. */
export const group = defineGroup([accountForm, cardForm, hostedPayments]);
