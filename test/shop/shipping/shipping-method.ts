/** A shipping method and its cost. */
export interface ShippingMethod {
  /** Stable across quotes; ids in requests are indexes of the list. */
  key: string;
  /** The platform's name of the kind. */
  type: 'flatrate' | 'freeshipping' | 'byweight' | 'ups';
  provider: string;
  /** The service's name, if a carrier has several. */
  description: string;
  /** In the default currency. */
  cost: number;
}
