import { defineGroup } from '../../core/mount/define-group';
import { giftCertificateForm } from './gift-certificate-form';

/** Gift certificates: buying one, looking at it first, its balance. */
export const group = defineGroup([giftCertificateForm]);
