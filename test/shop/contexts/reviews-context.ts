import { takeFormResult } from '../accounts/form-results';
import type { ProductRecord } from '../catalogue/product-record';
import { resultName } from '../reviews/post-review';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import { asksFor, limitAt, type PageConfig } from '../wire/stencil-headers';
import { dateText } from './date-text';

/** The query parameter with the number of the page of reviews. */
const pageParameter = 'revpage';

/** `product.reviews`: one page; its length is the limit in the front matter. */
export function reviewsContext(visit: Visit, product: ProductRecord, config: PageConfig): object {
  const { world, url } = visit;
  const reviews = world.reviews.of(product);
  const isAsked = asksFor(config, 'product.reviews');
  const limit = Math.max(1, limitAt(config, 'product.reviews', 10));
  const pages = Math.max(1, Math.ceil(reviews.length / limit));
  const current = Math.min(pages, Math.max(1, Number(url.searchParams.get(pageParameter)) || 1));
  const start = (current - 1) * limit;
  const list = isAsked ? reviews.slice(start, start + limit) : [];
  const link = (page: number): string => `/${product.slug}/?${pageParameter}=${page}#product-reviews`;
  return {
    total: reviews.length,
    start: list.length > 0 ? start + 1 : 0,
    end: list.length > 0 ? start + list.length : 0,
    show_review_email: true,
    captcha: '',
    recaptcha: { enabled: false, markup: '' },
    throttleToken: '',
    pagination: {
      limit,
      current,
      total: reviews.length,
      previous: current > 1 ? link(current - 1) : null,
      next: current < pages ? link(current + 1) : null,
      links: Array.from({ length: pages }, (_, index) => ({ number: index + 1, url: link(index + 1) })),
    },
    ...sentReview(visit, product),
    list: list.map((review) => ({ ...review, date: dateText(review.date) })),
  };
}

/** The result of the last sent review, shown once. After a refusal it includes the fields that the shopper sent. */
function sentReview(visit: Visit, product: ProductRecord): object {
  const isWholePage = visit.stencil.renderWith.length === 0;
  const { error, success, fields = {} } = isWholePage ? takeFormResult(visit, resultName(product)) : {};
  return {
    messages: [...(error ? [{ error }] : []), ...(success ? [{ success }] : [])],
    title: text(fields, 'revtitle'),
    text: text(fields, 'revtext'),
    author: text(fields, 'revfromname'),
    email: text(fields, 'email'),
    selected_rating: Number(text(fields, 'revrating')),
  };
}
