import { ShopError } from '../errors/shop-error';
import { asShopError, type Send } from './send';

/** Only sent to the provider, never stored here. */
export interface NewCard {
  /** Digits only. */
  readonly number: string;
  /** 1 to 12. */
  readonly month: number;
  /** All four digits. */
  readonly year: number;
  readonly name: string;
  readonly code: string;
  /** Becomes the default card. */
  readonly isFirst: boolean;
  /** With the provider's field names. */
  readonly owner: Readonly<Record<string, string>>;
}

/** From the page's context. */
export interface Vault {
  /** `settings.payments_url`, then a path with store hash and customer id. */
  readonly url: string;
  /** `vault.access_token` */
  readonly token: string;
  /** `forms.provider` */
  readonly provider: string;
  /** `currency_selector.active_currency_code` */
  readonly currencyCode: string;
}

export interface VaultCalls {
  /** The shop itself never gets the number. */
  storeCard(vault: Vault, card: NewCard): Promise<void>;
}

/** As the reference theme sends it. */
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
        // The caught error has the card, and errors are reported: no cause (decision 25).
        const { kind, message, status, isChallenge } = asShopError(error);
        throw new ShopError(kind, message, { status, isChallenge });
      }
    },
  };
}
