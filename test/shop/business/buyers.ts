/** A shopper as B2B Edition describes one. Roles: 0 admin, 1 senior, 2 junior, 3 sales representative. */
export interface Buyer {
  role: '0' | '1' | '2' | '3' | null;
  /** The company that the buyer buys for: his own, or the one that a sales representative acts for. */
  company: string;
  lists: { id: number; name: string }[];
}

const lists = [
  { id: 1, name: 'Workshop' },
  { id: 2, name: 'Office' },
];

/** The buyers that the setting `businessBuyer` can select. */
export const buyers = {
  shopper: { role: null, company: '', lists: [] },
  buyer: { role: '1', company: 'Ropewalk Joinery', lists },
  'sales-rep': { role: '3', company: 'Ropewalk Joinery', lists },
} satisfies Record<string, Buyer>;
