import { Router } from 'express';

/** The requests that `stencil start` sends to a shop before it requests pages. Source: stencil-cli. */
export function startUpRoutes(): Router {
  const router = Router();
  router.get('/admin/oauth/info', (_, response) => void response.json({ store_hash: 'local0hash' }));
  router.get('/stencil-version-check', (request, response) => {
    const origin = `${request.protocol}://${request.headers.host ?? 'localhost'}`;
    response.json({ status: 'ok', sslUrl: origin, baseUrl: origin });
  });
  router.get('/stores/:hash/v3/sites', (request, response) => {
    const url = `${request.protocol}://${request.headers.host ?? 'localhost'}`;
    response.json({ data: [{ id: 1, channel_id: 1, url }] });
  });
  router.get('/stores/:hash/v3/channels', (_, response) => {
    response.json({
      data: [{ id: 1, name: 'Local', type: 'storefront', platform: 'bigcommerce', status: 'active' }],
    });
  });
  router.get('/stores/:hash/v3/settings/store/locale', (_, response) => {
    response.json({
      data: { default_shopper_language: 'en', shopper_language_selection_method: 'default_shopper_language' },
    });
  });
  return router;
}
