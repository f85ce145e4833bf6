/** The prices that the shop shows; the platform's "tax settings". */
export type TaxDisplay = 'without' | 'with' | 'both';

/** The shop's tax: the rate as a fraction, and the word for it. */
export interface TaxRules {
  display: TaxDisplay;
  rate: number;
  label: string;
}

/** An amount with the tax on top. */
export const withTax = (amount: number, taxed: boolean, rules: TaxRules): number =>
  taxed ? amount * (1 + rules.rate) : amount;

/** Whether amounts in the cart and on its lines contain the tax; with "both" the cart shows them without. */
export const isTaxIncluded = (rules: TaxRules): boolean => rules.display === 'with';
