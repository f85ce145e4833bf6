import { ShopError } from '../errors/shop-error';
import { asShopError, type Send } from './send';

/** A new card, read from the form. It is only sent to the provider; this code never stores it. */
export interface NewCard {
  /** Digits only. */
  readonly number: string;
  /** 1 to 12. */
  readonly month: number;
  /** All four digits. */
  readonly year: number;
  readonly name: string;
  readonly code: string;
  /** Whether it becomes the default card. */
  readonly isFirst: boolean;
  /** The billing address, with the provider's field names; empty fields are left out. */
  readonly owner: Readonly<Record<string, string>>;
}

/** The provider that stores cards. The values come from the page's context. */
export interface Vault {
  /** The address of the shopper's cards: `settings.payments_url`, then a path with the store hash and the customer's id. */
  readonly url: string;
  /** `vault.access_token` */
  readonly token: string;
  /** `forms.provider` */
  readonly provider: string;
  /** `currency_selector.active_currency_code` */
  readonly currencyCode: string;
}

export interface VaultCalls {
  /** Stores a card at the payment provider. The shop itself never gets the number. */
  storeCard(vault: Vault, card: NewCard): Promise<void>;
}

/** The media type of the provider's API, as the platform's reference theme sends it. */
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
        // The caught error contains the request with the card. Errors are reported, so the one thrown here has no cause
        // (decision 25).
        const { kind, message, status, isChallenge } = asShopError(error);
        throw new ShopError(kind, message, { status, isChallenge });
      }
    },
  };
}
