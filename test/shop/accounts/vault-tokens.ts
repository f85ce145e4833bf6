import { randomUUID } from 'node:crypto';
import type { Accounts } from './accounts';

/** Issues the token with which a page can store a customer's card. Each page gets its own token. */
export function issueVaultToken({ vaultTokens }: Accounts, customerId: number): string {
  const token = randomUUID();
  vaultTokens.set(token, customerId);
  return token;
}
