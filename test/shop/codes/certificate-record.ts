/** A gift certificate and its balance. */
export interface CertificateRecord {
  id: string;
  code: string;
  /** Default currency; certificates are refused in other currencies. */
  amount: number;
  balance: number;
  status: 'active' | 'pending' | 'disabled';
  /** Last valid day; null for no expiry. */
  expires: string | null;
}
