import type { Customer } from '../accounts/customer';
import type { Visit } from '../sessions/visit';

/** The keys that an account page adds to the context: forms, customer data, and its own names. */
export interface Addition {
  forms?: object;
  customer?: object;
  own?: object;
}

/** An account page. */
export interface AccountDefinition {
  /** Under `pages/account/`. */
  template: string;
  pageType: string;
  title: string;
  add: (visit: Visit, customer: Customer) => Addition;
  /** Whether the requested object exists and belongs to the shopper; otherwise the page does not exist. */
  exists: (visit: Visit, customer: Customer) => boolean;
}

export const define = (
  template: string,
  pageType: string,
  title: string,
  add: AccountDefinition['add'],
  exists: AccountDefinition['exists'] = () => true,
): AccountDefinition => ({ template, pageType, title, add, exists });
