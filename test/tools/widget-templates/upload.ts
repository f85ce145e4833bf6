import { isDeepStrictEqual } from 'node:util';
import type { WidgetTemplate } from '../../theme/widget-templates/read-widget-templates';

/** Where the templates go. */
export interface Upload {
  /** The origin of the API, without a slash at its end. */
  readonly api: string;
  /** The hash in the path of the shop's API. */
  readonly store: string;
  /** An access token with the scope Content: modify. */
  readonly token: string;
  /** The storefront; the shop's first when absent. */
  readonly channel?: number | undefined;
  /** Whether the widgets that merchants have placed keep the version before. */
  readonly makesVersion: boolean;
}

/** A template as the API responds. */
type StoredTemplate = WidgetTemplate & { readonly uuid: string; readonly kind: string; readonly channel_id: number };

interface List {
  readonly data: readonly StoredTemplate[];
  readonly meta: { readonly pagination?: { readonly total_pages: number } };
}

/**
 * Creates each template in the shop, or updates the one of the same name: the platform names a template by a UUID of the
 * shop, which a second clone would not know.
 *
 * @returns one sentence for each template
 * @throws Error with the API's own title, if it refuses a request
 */
export async function uploadWidgetTemplates(templates: readonly WidgetTemplate[], upload: Upload): Promise<string[]> {
  const stored = await listTemplates(upload);
  const sentences: string[] = [];
  for (const template of templates) {
    const same = stored.find(({ name, kind }) => name === template.name && kind === 'custom');
    if (!same) {
      const channel = upload.channel === undefined ? {} : { channel_id: upload.channel };
      await send(upload, 'POST', '', { ...template, ...channel });
      sentences.push(`created: ${template.name}`);
    } else if (isSame(template, same)) {
      sentences.push(`unchanged: ${template.name}`);
    } else {
      await send(upload, 'PUT', `/${same.uuid}`, {
        ...template,
        ...(upload.makesVersion && { create_new_version: true }),
      });
      sentences.push(`updated: ${template.name}`);
    }
  }
  return sentences;
}

/** Compares the fields that the API returns; their keys can have another order. */
const isSame = (template: WidgetTemplate, stored: StoredTemplate): boolean =>
  Object.entries(template).every(
    ([name, value]) => !(name in stored) || isDeepStrictEqual(value, stored[name as keyof WidgetTemplate]),
  );

/** All custom templates of the channel, from all pages of the list. */
async function listTemplates(upload: Upload): Promise<StoredTemplate[]> {
  const found: StoredTemplate[] = [];
  const channel = upload.channel === undefined ? '' : `&channel_id:in=${upload.channel}`;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, meta } = (await send(upload, 'GET', `?limit=250&page=${page}${channel}`)) as List;
    found.push(...data);
    pages = meta.pagination?.total_pages ?? 1;
  }
  return found;
}

async function send({ api, store, token }: Upload, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${api}/stores/${encodeURIComponent(store)}/v3/content/widget-templates${path}`, {
    method,
    headers: { 'x-auth-token': token, accept: 'application/json', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${method} widget-templates${path}: ${response.status} ${titleOf(text)}${hint(response.status)}`);
  return JSON.parse(text);
}

/** The title of the API's error, and its details. */
function titleOf(text: string): string {
  try {
    const { title = '', errors = {} } = JSON.parse(text) as { title?: string; errors?: Record<string, unknown> };
    return [title, ...Object.values(errors).map(String)].join(' ');
  } catch {
    return text.slice(0, 200);
  }
}

const hint = (status: number): string =>
  [401, 403].includes(status) ? ' (the token needs the scope Content: modify, and must be of this store)' : '';
