import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import { accountRoutes } from './accounts/account-routes';
import { vaultCall } from './accounts/vault-call';
import { assetRoutes } from './assets/asset-routes';
import { businessRoutes } from './business/business-routes';
import { diagnosticResponses } from './diagnostics/diagnostic-responses';
import { galleryRoutes } from './gallery/gallery-routes';
import { graphqlRender } from './graphql/graphql-render';
import { graphqlRoutes } from './graphql/graphql-routes';
import { inspectorRoutes } from './inspector/inspector-routes';
import { readLanguage } from './languages/read-language';
import { contentRoutes } from './page-builder/content-routes';
import { cartActions } from './pages/cart-actions';
import { categoryTreeCall } from './pages/category-tree-call';
import { compareAction } from './pages/compare-action';
import { feedRoutes } from './pages/feed-routes';
import { findPage } from './pages/find-page';
import { respondWithPage } from './pages/respond-with-page';
import { pictureRoutes } from './pictures/picture-routes';
import { startUpRoutes } from './protocol/start-up-routes';
import { remoteRoutes } from './remote/remote-routes';
import type { Renderer } from './render/renderer';
import { postReview } from './reviews/post-review';
import { readSession } from './sessions/read-session';
import { makeVisit } from './sessions/visit';
import { settingsRoutes } from './settings-panel/settings-routes';
import { cartSummaryCall } from './storefront/cart-summary-call';
import { cartsCall } from './storefront/carts-call';
import { switchCurrency } from './storefront/switch-currency';
import { applyFaults } from './switches/apply-faults';
import { plantedRenderer, plantInResponses } from './switches/plant-text';
import { logRequests } from './switches/request-log';
import { type Listener, spyOnRenderer, spyOnResponses } from './switches/spy-on-data';
import { switchRoutes } from './switches/switch-routes';
import { checkFormToken } from './tokens/check-form-token';
import { refuseStrangers } from './tokens/refuse-strangers';
import { tokenScriptRoute } from './tokens/token-script';
import type { LiveReload } from './watch/live-reload';
import { compress } from './wire/compress';
import { readBody } from './wire/read-body';
import { wishlistRoutes } from './wishlists/wishlist-routes';
import type { World } from './world/world';

interface Parts {
  world: World;
  renderer: Renderer;
  dist: string;
  theme: string;
  /** Only if pages reload after a change. */
  liveReload: LiveReload | undefined;
  /** Called with all contexts and data of the shop. */
  onData: Listener | undefined;
}

/** The shop's routes in order: switches, middleware for every request, then the shop itself. */
export function makeApp({ world, renderer: plainRenderer, dist, theme, liveReload, onData }: Parts): Express {
  const planted = plantedRenderer(world, plainRenderer);
  const renderer = onData ? spyOnRenderer(planted, onData) : planted;
  const diagnostics = diagnosticResponses(theme, liveReload !== undefined);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.locals['liveReload'] = liveReload !== undefined;
  if (liveReload) app.use(liveReload.routes);
  app.use(cookieParser(), switchRoutes(world), inspectorRoutes(theme), compress(), readLanguage(world), readBody);
  app.use(settingsRoutes(world, renderer));
  if (onData) app.use(spyOnResponses(onData));
  app.use(plantInResponses(world));
  app.use(logRequests(world), applyFaults(world));
  app.use(
    assetRoutes(dist, theme, () => renderer.themeSettings(world.settings), liveReload !== undefined),
    pictureRoutes(world),
    tokenScriptRoute(),
    startUpRoutes(),
    contentRoutes(world),
  );
  // The payment provider is another host: it has no session, no cookie and no form token.
  app.use(vaultCall(world));
  app.use(refuseStrangers, readSession(world), checkFormToken(world), (_, response, next) => {
    response.set({ 'cache-control': 'no-store', 'x-bc-store-id': '1' });
    next();
  });
  app.use(businessRoutes(world));
  app.use(categoryTreeCall(world), remoteRoutes(world, renderer));
  app.use(cartsCall(world), cartSummaryCall(world));
  app.use(graphqlRoutes(world), graphqlRender(world, renderer));
  app.use(switchCurrency(world), cartActions(world), compareAction(world), feedRoutes(world));
  app.use(accountRoutes(world), wishlistRoutes(world), postReview(world));
  app.use(diagnostics.ofDocuments, galleryRoutes(world, renderer));
  app.all('/{*path}', async (request, response) => {
    const visit = makeVisit(world, request, response);
    await respondWithPage(renderer, visit, findPage(visit), response);
  });
  app.use(diagnostics.ofErrors);
  return app;
}
