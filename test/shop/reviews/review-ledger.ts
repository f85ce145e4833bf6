import type { ProductRecord, ProductReview } from '../catalogue/product-record';

/** A review that a shopper has written. */
export interface WrittenReview {
  id: number;
  productId: number;
  review: ProductReview;
  email: string;
  /** Others see it. */
  isApproved: boolean;
}

/** The reviews of all products: the catalogue's, and what shoppers have written since. */
export interface ReviewLedger {
  /** The reviews that everybody sees, the newest first. */
  of(product: ProductRecord): ProductReview[];
  written(): readonly WrittenReview[];
  write(entry: Omit<WrittenReview, 'id'>): WrittenReview;
  /** Lets everybody see a review; false when there is no such review. */
  approve(id: number): boolean;
}

/** No new reviews yet. */
export function makeReviewLedger(): ReviewLedger {
  const written: WrittenReview[] = [];
  return {
    written: () => written,
    of: (product) => [
      ...written
        .filter(({ productId, isApproved }) => isApproved && productId === product.id)
        .map(({ review }) => review)
        .reverse(),
      ...product.reviews,
    ],
    write: (entry) => {
      const review = { id: written.length + 1, ...entry };
      written.push(review);
      return review;
    },
    approve: (id) => {
      const entry = written.find((one) => one.id === id);
      if (entry) entry.isApproved = true;
      return entry !== undefined;
    },
  };
}
