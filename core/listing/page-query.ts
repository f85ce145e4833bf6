/**
 * The GraphQL query for the page of a list at a URL: `[after]` becomes the cursor of the product before its first one.
 * Front matter is replaced by `stencil-config`, in which BigCommerce's command-line tool sends queries, too.
 */
export function pageQuery(query: string, url: string, perPage: number): string | undefined {
  const page = Number(new URL(url, document.baseURI).searchParams.get('page'));
  const cursor = page > 1 ? `after: "${btoa(`arrayconnection:${(page - 1) * perPage - 1}`)}"` : '';
  return query ? query.replace('[after]', cursor) : undefined;
}
