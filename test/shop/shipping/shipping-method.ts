/** A way to send a parcel, with what it costs. */
export interface ShippingMethod {
  /** Stays the same from quote to quote; the wire's ids are places in the list. */
  key: string;
  /** The platform's word for its kind. */
  type: 'flatrate' | 'freeshipping' | 'byweight' | 'ups';
  provider: string;
  /** The service's name, where a carrier has several. */
  description: string;
  /** Default currency. */
  cost: number;
}
