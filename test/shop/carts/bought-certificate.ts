/** A gift certificate in the cart, to be bought. */
export interface BoughtCertificate {
  id: string;
  theme: string;
  /** In the default currency. */
  amount: number;
  sender: { name: string; email: string };
  recipient: { name: string; email: string };
  message: string;
}
