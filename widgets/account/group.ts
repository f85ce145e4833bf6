import { defineGroup } from '../../core/mount/define-group';
import { accountForm } from './account-form';
import { cardForm } from './card-form';
import { hostedPayments } from './hosted-payments';

/** The widgets of the shopper's account. */
export const group = defineGroup([accountForm, cardForm, hostedPayments]);
