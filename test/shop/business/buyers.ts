/** A shopper as B2B Edition knows one; roles: 0 admin, 1 senior, 2 junior, 3 sales representative. */
export interface Buyer {
  role: '0' | '1' | '2' | '3' | null;
  /** The company bought for: one's own, or that a sales representative stands in for. */
  company: string;
  lists: { id: number; name: string }[];
}

const lists = [
  { id: 1, name: 'Workshop' },
  { id: 2, name: 'Office' },
];

/** The buyers that the setting `businessBuyer` can name. */
export const buyers = {
  shopper: { role: null, company: '', lists: [] },
  buyer: { role: '1', company: 'Ropewalk Joinery', lists },
  'sales-rep': { role: '3', company: 'Ropewalk Joinery', lists },
} satisfies Record<string, Buyer>;
