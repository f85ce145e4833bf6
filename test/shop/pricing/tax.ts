/** Which prices the shop shows; the platform's "tax settings". */
export type TaxDisplay = 'without' | 'with' | 'both';

/** The shop's tax: the rate as a fraction, and its label. */
export interface TaxRules {
  display: TaxDisplay;
  rate: number;
  label: string;
}

/** Adds the tax to an amount. */
export const withTax = (amount: number, taxed: boolean, rules: TaxRules): number =>
  taxed ? amount * (1 + rules.rate) : amount;

/** Whether amounts of the cart and its lines include the tax. With "both", the cart shows them without. */
export const isTaxIncluded = (rules: TaxRules): boolean => rules.display === 'with';
