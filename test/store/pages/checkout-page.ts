import { Router } from 'express';

/** `/checkout`, a placeholder: the platform's checkout is not part of a theme. */
export function checkoutRoutes(): Router {
  const router = Router();
  router.get(['/checkout', '/checkout.php'], (_, response) => {
    response
      .type('html')
      .send(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Checkout</title></head>' +
          '<body><main><h1>Checkout</h1><p>The platform’s own checkout would be here.</p>' +
          '<p><a href="/cart.php">Back to the cart</a></p></main></body></html>',
      );
  });
  return router;
}
