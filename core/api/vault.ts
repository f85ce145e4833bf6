import { ShopError } from '../errors/shop-error';
import { asShopError } from './as-shop-error';
import type { Send } from './send';

/** A card as its owner gives it. It is handed on and forgotten. */
export interface NewCard {
  /** Digits only. */
  readonly number: string;
  /** 1 to 12. */
  readonly month: number;
  /** All four digits. */
  readonly year: number;
  readonly name: string;
  readonly code: string;
  /** Whether it is the one that is used first. */
  readonly isFirst: boolean;
  /** The billing address, by the provider's names; what is empty is left out. */
  readonly owner: Readonly<Record<string, string>>;
}

/** Where cards are kept, as the page's context says: `settings.payments_url`, `vault.access_token`, `forms.provider`. */
export interface Vault {
  readonly url: string;
  readonly token: string;
  readonly provider: string;
  readonly currencyCode: string;
}

export interface VaultCalls {
  /** Has a card kept for the shopper by the payment provider. The store itself never gets its number. */
  storeCard(vault: Vault, card: NewCard): Promise<void>;
}

/** The media type of the provider's interface, as the platform's reference theme asks for it. */
const TYPE = 'application/vnd.bc.v1+json';

export function createVaultCalls(send: Send): VaultCalls {
  return {
    async storeCard({ url, token, provider, currencyCode }, { number, month, year, name, code, isFirst, owner }) {
      const json = {
        instrument: {
          type: 'card',
          cardholder_name: name,
          number,
          expiry_month: month,
          expiry_year: year,
          verification_value: code,
        },
        billing_address: Object.fromEntries(Object.entries(owner).filter(([, value]) => value !== '')),
        provider_id: provider,
        default_instrument: isFirst,
        currency_code: currencyCode,
      };
      try {
        await send({ method: 'POST', path: url, json, foreign: { type: TYPE, token } });
      } catch (error) {
        // What caused it carries the request, and the card in it: errors are reported, a card never is.
        const { kind, message, status } = asShopError(error);
        throw new ShopError(kind, message, { status });
      }
    },
  };
}
