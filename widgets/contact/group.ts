import { defineGroup } from '../../core/mount/define-group';
import { contactForm } from './contact-form';

/** Writing to the shop. */
export const group = defineGroup([contactForm]);
