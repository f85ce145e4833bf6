import type { Customer } from '../accounts/customer';
import type { Visit } from '../sessions/visit';

/** The keys that a page of the account adds to the context: forms, more of the customer, and names of its own. */
export interface Addition {
  forms?: object;
  customer?: object;
  own?: object;
}

/** A page of the account. */
export interface AccountDefinition {
  /** Under `pages/account/`. */
  template: string;
  pageType: string;
  title: string;
  add: (visit: Visit, customer: Customer) => Addition;
  /** Whether the thing that the address asks for exists and is the shopper's own; else there is no such page. */
  exists: (visit: Visit, customer: Customer) => boolean;
}

export const define = (
  template: string,
  pageType: string,
  title: string,
  add: AccountDefinition['add'],
  exists: AccountDefinition['exists'] = () => true,
): AccountDefinition => ({ template, pageType, title, add, exists });
