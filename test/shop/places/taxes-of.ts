import type { ShopSettings } from '../world/shop-settings';
import type { Destination } from './destination';

/** One tax: its name in the totals, and its rate as a fraction. */
export interface TaxRate {
  name: string;
  rate: number;
}

const quebec = '76';
const oregon = '49';

/**
 * The taxes of an order to a destination. Without a destination the shop's own rate applies. Quebec has two taxes,
 * Oregon and Hong Kong none.
 */
export function taxesOf(
  { taxRate, taxLabel }: Pick<ShopSettings, 'taxRate' | 'taxLabel'>,
  destination: Destination | null,
): TaxRate[] {
  const home = [{ name: taxLabel, rate: taxRate }];
  switch (destination?.country.iso2) {
    case 'AU':
      return [{ name: 'GST', rate: 0.1 }];
    case 'CA': {
      const federal = { name: 'GST', rate: 0.05 };
      return destination.state?.id === quebec ? [federal, { name: 'QST', rate: 0.09975 }] : [federal];
    }
    case 'DE':
      return [{ name: 'VAT', rate: 0.19 }];
    case 'GB':
      return [{ name: 'VAT', rate: 0.2 }];
    case 'HK':
      return [];
    case 'US':
      return destination.state?.id === oregon ? [] : home;
    default:
      return home;
  }
}
