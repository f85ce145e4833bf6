/** A gift certificate that is to be bought with the cart. */
export interface BoughtCertificate {
  id: string;
  theme: string;
  /** Default currency. */
  amount: number;
  sender: { name: string; email: string };
  recipient: { name: string; email: string };
  message: string;
}
