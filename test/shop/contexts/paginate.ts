/** A page of a list and its `pagination` object. */
export interface ListPage<T> {
  items: T[];
  pagination: {
    sort: string;
    limit: number;
    current: number;
    total: number;
    previous: string | null;
    next: string | null;
    links: { number: number; url: string }[];
  };
}

/**
 * Returns one page of a list; the URL selects it (`page`, `limit`).
 *
 * @param all the whole list, in order
 * @param limit items on a page, unless the URL sets another number
 * @param sort the name of the order, as in the URL
 */
export function paginate<T>(all: readonly T[], url: URL, limit: number, sort: string): ListPage<T> {
  const size = Math.max(1, Number(url.searchParams.get('limit')) || limit);
  const pages = Math.max(1, Math.ceil(all.length / size));
  const current = Math.min(pages, Math.max(1, Number(url.searchParams.get('page')) || 1));
  const link = (page: number): string => {
    const target = new URL(url);
    target.searchParams.set('page', String(page));
    return target.pathname + target.search;
  };
  return {
    items: all.slice((current - 1) * size, current * size),
    pagination: {
      sort,
      limit: size,
      current,
      total: all.length,
      previous: current > 1 ? link(current - 1) : null,
      next: current < pages ? link(current + 1) : null,
      links: Array.from({ length: pages }, (_, index) => ({ number: index + 1, url: link(index + 1) })),
    },
  };
}
