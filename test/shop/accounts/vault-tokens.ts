import { randomUUID } from 'node:crypto';
import type { Accounts } from './accounts';

/** Lets a customer's page store a card; every page gets a token of its own. */
export function issueVaultToken({ vaultTokens }: Accounts, customerId: number): string {
  const token = randomUUID();
  vaultTokens.set(token, customerId);
  return token;
}
