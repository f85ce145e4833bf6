/** A gift certificate that somebody bought, and what is left of it. */
export interface CertificateRecord {
  id: string;
  code: string;
  /** Default currency; certificates work in no other. */
  amount: number;
  /** The value that is left. */
  balance: number;
  status: 'active' | 'pending' | 'disabled';
  /** The last day on which it works; null for ever. */
  expires: string | null;
}
