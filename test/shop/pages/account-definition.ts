import type { Customer } from '../accounts/customer';
import type { Visit } from '../sessions/visit';

/** The keys that an account page adds to the context: below `forms`, below `customer`, and at the top (`own`). */
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
