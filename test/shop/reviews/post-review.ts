import { Router } from 'express';
import { storeFormResult } from '../accounts/form-results';
import { isEmail } from '../accounts/passwords';
import type { ProductRecord } from '../catalogue/product-record';
import { makeVisit, type Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import type { World } from '../world/world';

/**
 * `POST /postreview.php`, the review form's URL. It redirects to the product page, which shows the result. The
 * URL after a review is the platform's (Cornerstone's issue 2503). The messages are ours: the platform publishes none.
 */
export function postReview(world: World): Router {
  const router = Router();
  router.post('/postreview.php', (request, response) => {
    const visit = makeVisit(world, request, response);
    const product = world.catalogue.findProduct(Number(text(visit.body.fields, 'product_id')));
    if (!product) return response.redirect(302, '/');
    const problem = problemOf(visit);
    if (problem) {
      storeFormResult(visit.session, resultName(product), { error: problem, fields: visit.body.fields });
      return response.redirect(302, `/${product.slug}/#write_review`);
    }
    const { reviewsModerated } = world.settings;
    world.reviews.write({
      productId: product.id,
      email: field(visit, 'email'),
      isApproved: !reviewsModerated,
      review: {
        rating: Number(field(visit, 'revrating')),
        title: field(visit, 'revtitle'),
        text: field(visit, 'revtext'),
        name: field(visit, 'revfromname'),
        date: new Date().toISOString().slice(0, 10),
      },
    });
    const success = reviewsModerated
      ? 'Thank you. Your review will be shown once we have read it.'
      : 'Thank you. Your review is shown below.';
    storeFormResult(visit.session, resultName(product), { success });
    response.redirect(302, `/${product.slug}/#reviews`);
  });
  return router;
}

/** The name of the stored answer to a product's review form. */
export const resultName = ({ id }: ProductRecord): string => `review of ${id}`;

const field = ({ body }: Visit, name: string): string => text(body.fields, name).trim();

function problemOf(visit: Visit): string | null {
  const rating = Number(field(visit, 'revrating'));
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return 'Please select a rating.';
  if (field(visit, 'revtitle') === '') return 'Please enter a subject for your review.';
  if (field(visit, 'revtext') === '') return 'Please enter your comments.';
  return isEmail(field(visit, 'email')) ? null : 'Please use a valid email address, such as user@example.com.';
}
