import { type RequestHandler, type Response, Router } from 'express';
import { bodyOf } from '../wire/read-body';
import type { World } from '../world/world';
import type { Placement, StoredTemplate, StoredWidget } from './content-ledger';
import { queryValues } from './query-values';

type Json = Readonly<Record<string, unknown>>;

/**
 * `/stores/<hash>/v3/content/…`: the part of BigCommerce's Widgets API with which templates are uploaded and widgets are
 * placed. Fields, defaults and statuses are those of the OpenAPI document "Widgets".
 */
export function contentRoutes(world: World): Router {
  const router = Router();
  const content = '/stores/:store/v3/content';
  router.use(content, hasToken(world));

  router.get(`${content}/widget-templates`, (request, response) => {
    const { page = '1', limit = '50', widget_template_kind: kind = 'custom' } = request.query as Record<string, string>;
    const channels = (request.query['channel_id:in'] as string | undefined)?.split(',');
    const all = [...world.content.templates.values()].filter(
      ({ channel_id: channel }) => kind === 'custom' && (channels?.includes(String(channel)) ?? true),
    );
    const size = Math.min(Number(limit), 250);
    const data = all.slice((Number(page) - 1) * size, Number(page) * size).map(fullTemplate);
    const pagination = {
      total: all.length,
      count: data.length,
      per_page: size,
      current_page: Number(page),
      total_pages: Math.max(1, Math.ceil(all.length / size)),
    };
    response.json({ data, meta: { pagination } });
  });
  router.post(`${content}/widget-templates`, (_, response) => {
    const body = jsonOf(response);
    if (lacks(body, ['name', 'template'], response)) return;
    respond(response, fullTemplate(world.content.createTemplate(body)));
  });
  router.get(`${content}/widget-templates/:uuid`, (request, response) => {
    const stored = world.content.templates.get(request.params.uuid);
    if (stored) respond(response, fullTemplate(stored));
    else refuse(response, 404, 'Widget template not found');
  });
  router.put(`${content}/widget-templates/:uuid`, (request, response) => {
    const stored = world.content.templates.get(request.params.uuid);
    if (!stored) return refuse(response, 404, 'Widget template not found');
    world.content.updateTemplate(stored, jsonOf(response));
    respond(response, fullTemplate(stored));
  });

  router.post(`${content}/widgets`, (_, response) => {
    const body = jsonOf(response);
    if (lacks(body, ['name', 'widget_template_uuid'], response)) return;
    const template = world.content.templates.get(String(body['widget_template_uuid']));
    if (!template) return refuse(response, 422, 'Invalid widget_template_uuid');
    respond(response, fullWidget(world.content.createWidget(template, body)));
  });
  router.post(`${content}/placements`, (_, response) => {
    const body = jsonOf(response);
    if (lacks(body, ['widget_uuid', 'template_file'], response)) return;
    const widget = world.content.widgets.get(String(body['widget_uuid']));
    if (!widget) return refuse(response, 422, 'Invalid widget_uuid');
    respond(response, fullPlacement(world.content.place(widget, body)));
  });
  return router;
}

const hasToken =
  (world: World): RequestHandler =>
  (request, response, next) => {
    if (request.headers['x-auth-token'] === world.settings.apiToken) return next();
    refuse(response, 401, 'Unauthorized');
  };

const jsonOf = (response: Response): Json => (bodyOf(response).json ?? {}) as Json;

function lacks(body: Json, names: readonly string[], response: Response): boolean {
  const missing = names.filter((name) => typeof body[name] !== 'string' || body[name] === '');
  if (missing.length === 0) return false;
  const errors = Object.fromEntries(missing.map((name) => [name, `missing attribute '${name}'`]));
  response.status(422).json({ status: 422, title: 'Unprocessable Entity', type: '', instance: '', errors });
  return true;
}

const refuse = (response: Response, status: number, title: string): void =>
  void response.status(status).json({ status, title, type: '', instance: '', errors: {} });

const respond = (response: Response, data: object): void => void response.json({ data, meta: {} });

function fullTemplate({ versions, ...stored }: StoredTemplate): object {
  const { uuid, ...current } = versions.at(-1)!;
  return {
    ...stored,
    ...current,
    current_version_uuid: uuid,
    client_rerender: false,
    icon_name: 'default',
    kind: 'custom',
    template_engine: 'handlebars_v3',
  };
}

const fullWidget = ({ uuid, name, template, version, configuration }: StoredWidget): object => ({
  uuid,
  name,
  description: '',
  channel_id: template.channel_id,
  version_uuid: version.uuid,
  widget_configuration: configuration,
  widget_template: fullTemplate(template),
  storefront_api_query_params: queryValues(version.schema, configuration),
});

const fullPlacement = ({ widget, ...placement }: Placement): object => ({
  ...placement,
  channel_id: widget.template.channel_id,
  widget: fullWidget(widget),
});
