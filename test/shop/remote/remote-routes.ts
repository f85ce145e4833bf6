import { type Response, Router } from 'express';
import { localize } from '../languages/localize';
import type { Renderer } from '../render/renderer';
import { makeVisit, type Visit } from '../sessions/visit';
import type { World } from '../world/world';
import { applyCode, applyGiftCertificate } from './apply-code';
import { cartAdd } from './cart-add';
import { cartUpdate } from './cart-update';
import { checkToken } from './check-token';
import { configureOptions } from './configure-options';
import { countryStates } from './country-states';
import { giftWrappingForm, giftWrappingSave } from './gift-wrapping';
import { productAttributesCall } from './product-attributes-call';
import type { RemoteCall, RemoteResponse } from './remote-call';
import { chooseShippingQuote, shippingQuotes } from './shipping-quote';

const calls: Record<string, RemoteCall> = {
  'POST product-attributes': productAttributesCall,
  'POST cart/add': cartAdd,
  'POST cart/update': cartUpdate,
  'GET configure-options': configureOptions,
  'GET gift-wrapping': giftWrappingForm,
  'POST gift-wrapping': giftWrappingSave,
  'GET shipping-quote': shippingQuotes,
  'POST shipping-quote': chooseShippingQuote,
  'POST apply-code': applyCode,
  'POST gift-certificates': applyGiftCertificate,
  'GET country-states': countryStates,
};

/** Routes for all calls under `/remote/v1`. */
export function remoteRoutes(world: World, renderer: Renderer): Router {
  const router = Router();
  router.use('/remote/v1', checkToken(world));
  for (const [name, call] of Object.entries(calls)) {
    const [method, path] = name.split(' ');
    router.all(`/remote/v1/${path}{/:id}`, async (request, response, next) => {
      if (request.method !== method) return next();
      const visit = makeVisit(world, request, response);
      const result = call(visit, request.params['id'] ?? '');
      if ('body' in result) response.status(result.status).json(result.body);
      else await sendRemote(renderer, visit, result, response);
    });
  }
  router.all('/remote/v1/{*rest}', (_, response) => {
    response.status(404).json({ status: 404, title: 'Not found' });
  });
  return router;
}

/** Sends `{data}`, with `content` when templates are requested; PAPER's renderTheme defines the shapes. */
async function sendRemote(renderer: Renderer, visit: Visit, result: RemoteResponse, response: Response): Promise<void> {
  const { stencil, world } = visit;
  const names = stencil.renderWith.map((name) => `components/${name}`);
  const pageContext = (): Record<string, unknown> => result.page.context(stencil.config ?? {});
  response.status(result.status ?? 200);
  if (stencil.wantsData) {
    const templateFile = names.length > 1 ? names : names[0];
    response.json({
      pencil_response: true,
      remote: true,
      remote_data: result.data,
      context: pageContext(),
      ...(templateFile ? { template_file: templateFile } : {}),
    });
    return;
  }
  if (names.length === 0) {
    response.json({ data: result.data });
    return;
  }
  const input = {
    context: localize({ ...pageContext(), is_ajax: true, ...result.data }, visit.url.origin, visit.language),
    themeSettings: renderer.themeSettings(world.settings),
    regions: world.settings.regions,
    nonce: visit.nonce,
    acceptLanguage: visit.acceptLanguage,
    showsPlaces: visit.isInspected,
  };
  const parts: [string, string][] = [];
  for (const name of names) parts.push([name, (await renderer.render(name, input)).html]);
  response.json({
    data: result.data,
    content: parts.length > 1 ? Object.fromEntries(parts) : (parts[0]?.[1] ?? ''),
  });
}
