import { graphqlSync } from 'graphql';
import type { Page } from '../pages/page';
import type { Visit } from '../sessions/visit';
import type { PageConfig } from '../wire/stencil-headers';
import { rootValue } from './root-value';
import { schema } from './schema';

const variables: Record<string, string> = {
  product: 'productId',
  category: 'categoryId',
  brand: 'brandId',
  page: 'pageId',
};

/**
 * `gql` of a page whose front matter has a GraphQL query: `data`, or `errors`. Empty for other pages. Documented:
 * https://developer.bigcommerce.com/docs/storefront/stencil/themes/foundations/front-matter.
 */
export function frontMatterQuery(
  visit: Visit,
  { pageType, entityId }: Pick<Page, 'pageType' | 'entityId'>,
  { gql }: PageConfig,
): { gql?: object } {
  if (typeof gql !== 'string') return {};
  const name = variables[pageType];
  const { data, errors } = graphqlSync({
    schema,
    source: gql,
    rootValue,
    contextValue: { visit },
    variableValues: name ? { [name]: entityId } : {},
  });
  // Templates can read own properties of plain objects only.
  const plain = JSON.parse(JSON.stringify({ data, errors })) as object;
  return { gql: plain };
}
