import type { ProductRecord } from '../catalogue/product-record';
import { asksFor, limitAt, type PageConfig } from '../wire/stencil-headers';
import { dateText } from './date-text';

/** `product.reviews`: as many of them as the front matter asks for. */
export function reviewsContext({ reviews }: ProductRecord, config: PageConfig): object {
  const list = asksFor(config, 'product.reviews')
    ? reviews.slice(0, limitAt(config, 'product.reviews', 10))
    : [];
  return {
    total: reviews.length,
    start: list.length > 0 ? 1 : 0,
    end: list.length,
    show_review_email: true,
    captcha: '',
    recaptcha: { enabled: false, markup: '' },
    throttleToken: '',
    messages: [],
    pagination: {},
    title: '',
    text: '',
    author: '',
    email: '',
    selected_rating: 0,
    list: list.map((review) => ({ ...review, date: dateText(review.date) })),
  };
}
