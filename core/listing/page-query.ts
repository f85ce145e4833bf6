/**
 * The GraphQL query for a list's page: `[after]` becomes the cursor of the product before its first one.
 * `stencil-config` replaces the front matter, in which BigCommerce's command-line tool sends queries, too.
 */
export function pageQuery(query: string, url: string, perPage: number): string | undefined {
  const page = Number(new URL(url, document.baseURI).searchParams.get('page'));
  const cursor = page > 1 ? `after: "${btoa(`arrayconnection:${(page - 1) * perPage - 1}`)}"` : '';
  return query ? query.replace('[after]', cursor) : undefined;
}
