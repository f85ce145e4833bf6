import type { Destination } from '../places/destination';
import type { ShippingMethod } from './shipping-method';

/** The value and weight of the goods to ship. */
export interface Parcel {
  /** The price of the products, in the default currency. */
  value: number;
  /** In ounces. */
  weight: number;
}

/** The minimum value for free shipping within the shop's country, in the default currency. */
const freeFrom = 100;

/** The shipping methods for a parcel, cheapest first within each carrier. */
export function quoteShipping({ country }: Destination, parcel: Parcel): ShippingMethod[] {
  const pounds = Math.max(1, Math.ceil(parcel.weight / 16));
  switch (country.iso2) {
    case 'US':
      return [
        ...(parcel.value >= freeFrom ? [free] : []),
        method('flat', 'flatrate', 'Flat Rate', 8),
        ups('03', 'UPS® Ground', 9.5 + pounds * 0.9),
        ups('01', 'UPS Next Day Air®', 31 + pounds * 2.4),
      ];
    case 'CA':
      return [method('flat', 'flatrate', 'Flat Rate', 16), ups('11', 'UPS® Standard', 18 + pounds * 1.6)];
    default:
      return [method('weight', 'byweight', 'International parcel', 24 + pounds * 3.2)];
  }
}

const method = (key: string, type: ShippingMethod['type'], provider: string, cost: number): ShippingMethod => ({
  key,
  type,
  provider,
  description: '',
  cost,
});

/** The provider of every UPS service is "UPS"; the service's name is the description. */
const ups = (code: string, description: string, cost: number): ShippingMethod => ({
  ...method(`ups-${code}`, 'ups', 'UPS', cost),
  description,
});

const free = method('free', 'freeshipping', 'Free Shipping', 0);
