import type { Sessions, Session } from '../sessions/sessions';
import type { World } from '../world/world';
import type { Customer, SentLetter } from './customer';
import { demoCustomer } from './demo-customer';

/** Everybody with an account, and what the shop has written to them. */
export interface Accounts {
  customers: Customer[];
  letters: SentLetter[];
  /** Tokens of password letters: customer id by token. */
  passwordTokens: Map<string, number>;
  /** Tokens of pages that store a card: customer id by token. */
  vaultTokens: Map<string, number>;
  /** The customer who is signed in, by session. */
  signedIn: WeakMap<Session, Customer>;
}

/** A reset of the world opens a new list of sessions: the accounts begin anew with it. */
const known = new WeakMap<Sessions, Accounts>();

/** The accounts of a shop. There is one from the start: ada@example.com, password lantern1. */
export function accountsOf({ sessions }: Pick<World, 'sessions'>): Accounts {
  const found = known.get(sessions);
  if (found) return found;
  const accounts: Accounts = {
    customers: [demoCustomer()],
    letters: [],
    passwordTokens: new Map(),
    vaultTokens: new Map(),
    signedIn: new WeakMap(),
  };
  known.set(sessions, accounts);
  return accounts;
}

/** The customer who is signed in, or undefined for a guest. */
export const customerOf = (world: Pick<World, 'sessions'>, session: Session): Customer | undefined =>
  accountsOf(world).signedIn.get(session);

/** The account of an email address; case does not matter. */
export const findByEmail = ({ customers }: Accounts, email: string): Customer | undefined =>
  customers.find((customer) => customer.email.toLowerCase() === email.trim().toLowerCase());
