import type { CertificateRecord } from './certificate-record';

/** Gift certificates: one for every case. Codes have the platform's format. */
export const certificates: readonly CertificateRecord[] = [
  { id: '1', code: 'FUL-50A-QUA-YS1', amount: 50, balance: 50, status: 'active', expires: null },
  { id: '2', code: 'PAR-12A-QUA-YS2', amount: 40, balance: 12.5, status: 'active', expires: null },
  { id: '3', code: 'BIG-900-QUA-YS3', amount: 900, balance: 900, status: 'active', expires: null },
  { id: '4', code: 'NIL-00A-QUA-YS4', amount: 30, balance: 0, status: 'active', expires: null },
  { id: '5', code: 'OLD-25A-QUA-YS5', amount: 25, balance: 25, status: 'active', expires: '2024-12-31' },
  { id: '6', code: 'PEN-20A-QUA-YS6', amount: 20, balance: 20, status: 'pending', expires: null },
  { id: '7', code: 'OFF-20A-QUA-YS7', amount: 20, balance: 20, status: 'disabled', expires: null },
];

/** Finds a certificate by code, ignoring case. */
export const findCertificate = (code: string): CertificateRecord | undefined =>
  certificates.find((certificate) => certificate.code === code.trim().toUpperCase());
