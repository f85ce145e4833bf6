import Paper from '@bigcommerce/stencil-paper';
import { graphql } from 'graphql';
import { rootValue } from '../graphql/root-value';
import { schema } from '../graphql/schema';
import type { Page } from '../pages/page';
import type { Visit } from '../sessions/visit';
import type { StoredWidget } from './content-ledger';
import { queryValues } from './query-values';

/**
 * The HTML of Page Builder's regions on a page: that of the setting `regions`, then the placed widgets in their order.
 * The platform renders a widget's template alone, by Handlebars 3, from the merchant's values; the result of its query is
 * `_.data`.
 */
export async function placedRegions(visit: Visit, { template, entityId }: Page): Promise<Record<string, string>> {
  const { settings, content } = visit.world;
  const regions = { ...settings.regions };
  const here = [...content.placements.values()]
    .filter((placement) => placement.status === 'active' && placement.template_file === template)
    .filter((placement) => placement.entity_id === null || placement.entity_id === String(entityId))
    .sort((a, b) => a.sort_order - b.sort_order);
  for (const { region, widget } of here)
    regions[region] =
      `${regions[region] ?? ''}<div data-widget-id="${widget.uuid}">${await render(visit, widget)}</div>`;
  return regions;
}

async function render(visit: Visit, { version, configuration }: StoredWidget): Promise<string> {
  const context = {
    ...configuration,
    _: { ...(configuration['_'] as object), data: await dataOf(visit, version, configuration) },
  };
  const paper = new Paper({}, {}, null, 'handlebars-v3', console, 'error', {});
  return paper.renderString(version.template, context);
}

async function dataOf(
  visit: Visit,
  { schema: fields, storefront_api_query: source }: StoredWidget['version'],
  configuration: StoredWidget['configuration'],
): Promise<unknown> {
  if (source === '') return undefined;
  const variableValues = { ...queryValues(fields, configuration), activeCurrencyCode: visit.prices.currency.code };
  const { data, errors } = await graphql({ schema, source, rootValue, contextValue: { visit }, variableValues });
  if (errors?.[0]) throw errors[0];
  return data;
}
