import { randomUUID } from 'node:crypto';

type Json = Readonly<Record<string, unknown>>;

/** A version of a template; a placed widget keeps the one that it was made with. */
export interface TemplateVersion {
  readonly uuid: string;
  readonly template: string;
  readonly schema: unknown;
  readonly storefront_api_query: string;
}

/** A template, with the field names of the platform's API. */
export interface StoredTemplate {
  readonly uuid: string;
  readonly channel_id: number;
  readonly date_created: string;
  name: string;
  date_modified: string;
  schema_translations: string;
  /** The last one is the current one. */
  readonly versions: TemplateVersion[];
}

/** A widget: a version of a template, and the merchant's values. */
export interface StoredWidget {
  readonly uuid: string;
  readonly name: string;
  readonly template: StoredTemplate;
  readonly version: TemplateVersion;
  readonly configuration: Json;
}

/** A widget in a region of a page. */
export interface Placement {
  readonly uuid: string;
  readonly widget: StoredWidget;
  readonly template_file: string;
  readonly region: string;
  readonly entity_id: string | null;
  readonly sort_order: number;
  readonly status: 'active' | 'inactive';
}

/** Page Builder's content of a shop. */
export interface ContentLedger {
  readonly templates: Map<string, StoredTemplate>;
  readonly widgets: Map<string, StoredWidget>;
  readonly placements: Map<string, Placement>;
  createTemplate(body: Json): StoredTemplate;
  /** In place, so that placed widgets change too; or as a new version with `create_new_version`. */
  updateTemplate(stored: StoredTemplate, body: Json): void;
  createWidget(template: StoredTemplate, body: Json): StoredWidget;
  place(widget: StoredWidget, body: Json): Placement;
}

/** Makes the content of a shop in which nothing is placed. */
export function makeContentLedger(): ContentLedger {
  const templates = new Map<string, StoredTemplate>();
  const widgets = new Map<string, StoredWidget>();
  const placements = new Map<string, Placement>();
  const versionOf = (body: Json, uuid: string, before?: TemplateVersion): TemplateVersion => ({
    uuid,
    template: String(body['template'] ?? before?.template ?? ''),
    schema: body['schema'] ?? before?.schema ?? [],
    storefront_api_query: String(body['storefront_api_query'] ?? before?.storefront_api_query ?? ''),
  });
  const put = <Entry extends { uuid: string }>(into: Map<string, Entry>, entry: Entry): Entry => {
    into.set(entry.uuid, entry);
    return entry;
  };
  const change = (stored: StoredTemplate, body: Json): void => {
    stored.name = String(body['name'] ?? stored.name);
    stored.schema_translations = String(body['schema_translations'] ?? stored.schema_translations);
    stored.date_modified = new Date().toISOString();
  };
  return {
    templates,
    widgets,
    placements,
    createTemplate: (body) => {
      const now = new Date().toISOString();
      const stored: StoredTemplate = {
        uuid: randomUUID(),
        channel_id: Number(body['channel_id'] ?? 1),
        date_created: now,
        date_modified: now,
        name: '',
        schema_translations: '',
        versions: [versionOf(body, randomUUID())],
      };
      change(stored, body);
      return put(templates, stored);
    },
    updateTemplate: (stored, body) => {
      change(stored, body);
      const current = stored.versions.at(-1)!;
      if (body['create_new_version'] === true) stored.versions.push(versionOf(body, randomUUID(), current));
      else Object.assign(current, versionOf(body, current.uuid, current));
    },
    createWidget: (template, body) => {
      const uuid = randomUUID();
      const configuration = { ...(body['widget_configuration'] as Json | undefined), _: { id: uuid } };
      return put(widgets, {
        uuid,
        name: String(body['name']),
        template,
        version: template.versions.at(-1)!,
        configuration,
      });
    },
    place: (widget, body) =>
      put(placements, {
        uuid: randomUUID(),
        widget,
        template_file: String(body['template_file']),
        region: String(body['region'] ?? ''),
        entity_id: body['entity_id'] === undefined ? null : String(body['entity_id']),
        sort_order: Number(body['sort_order'] ?? 0),
        status: body['status'] === 'active' ? 'active' : 'inactive',
      }),
  };
}
