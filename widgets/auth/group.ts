import { defineGroup } from '../../core/mount/define-group';
import { authForm } from './auth-form';

/** Signing in, making an account, and passwords. */
export const group = defineGroup([authForm]);
