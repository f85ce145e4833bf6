/** A brand of the shop's products. */
export interface BrandRecord {
  id: number;
  slug: string;
  name: string;
}

export const brands: readonly BrandRecord[] = [
  { id: 31, slug: 'northlight', name: 'Northlight' },
  { id: 32, slug: 'fell-and-sons', name: 'Fell & Sons' },
  { id: 33, slug: 'tarn-pottery', name: 'Tarn Pottery' },
  { id: 34, slug: 'ropewalk', name: 'Ropewalk' },
  { id: 35, slug: 'alder-and-quay', name: 'Alder & Quay' },
];
