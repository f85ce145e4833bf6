import type { ProductRecord, ProductReview } from '../catalogue/product-record';

/** A review that a shopper has written. */
export interface WrittenReview {
  id: number;
  productId: number;
  review: ProductReview;
  email: string;
  /** Whether others see it. */
  isApproved: boolean;
}

/** The reviews of all products: the catalogue's, and those that shoppers wrote. */
export interface ReviewLedger {
  /** The published reviews, newest first. */
  of(product: ProductRecord): ProductReview[];
  written(): readonly WrittenReview[];
  write(entry: Omit<WrittenReview, 'id'>): WrittenReview;
  /** Publishes a review; returns false when the id is unknown. */
  approve(id: number): boolean;
}

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
