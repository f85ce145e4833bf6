import type { Session, Sessions } from '../sessions/sessions';
import type { World } from '../world/world';
import type { Customer, SentLetter } from './customer';
import { demoCustomer } from './demo-customer';

/** The customers, the letters sent to them, and who is signed in. */
export interface Accounts {
  customers: Customer[];
  letters: SentLetter[];
  /** Customer id by token of a password letter. */
  passwordTokens: Map<string, number>;
  /** Customer id by token of a page that stores a card. */
  vaultTokens: Map<string, number>;
  /** The signed-in customer of each session. */
  signedIn: WeakMap<Session, Customer>;
}

/** A reset of the world makes new `Sessions`, so it also resets the accounts. */
const known = new WeakMap<Sessions, Accounts>();

/** The token of a password letter that the first customer has had before. */
export const letterToken = 'letter';

/** The accounts of a shop. One exists from the start: ada@example.com, password lantern1. */
export function accountsOf({ sessions }: Pick<World, 'sessions'>): Accounts {
  const found = known.get(sessions);
  if (found) return found;
  const customer = demoCustomer();
  const accounts: Accounts = {
    customers: [customer],
    letters: [],
    passwordTokens: new Map([[letterToken, customer.id]]),
    vaultTokens: new Map(),
    signedIn: new WeakMap(),
  };
  known.set(sessions, accounts);
  return accounts;
}

/** The signed-in customer, or undefined for a guest. */
export const customerOf = (world: Pick<World, 'sessions'>, session: Session): Customer | undefined =>
  accountsOf(world).signedIn.get(session);

/** Finds an account by email address, ignoring case. */
export const findByEmail = ({ customers }: Accounts, email: string): Customer | undefined =>
  customers.find((customer) => customer.email.toLowerCase() === email.trim().toLowerCase());
