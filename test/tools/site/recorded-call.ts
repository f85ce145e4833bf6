/** A response of the local shop, which an example gets in its place. */
export interface RecordedCall {
  readonly method: string;
  /** Below the shop, with the query: `/search.php?search_query=lamp`. */
  readonly url: string;
  /** The templates that the shop rendered, as the call names them; '' for data. */
  readonly templates: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const pathOf = (url: string): string => url.split('?', 1)[0]!;
/** Without the last part, which names a product, a cart's line or a country. */
const kindOf = (url: string): string => pathOf(url).replace(/\/[^/]*$/, '/');

/**
 * The recorded response that fits a call best: that of the same call, else of one with another query, else of one about
 * another thing of its kind, else of another page with the same templates.
 */
export function findRecorded(
  calls: readonly RecordedCall[],
  { method, url, templates }: Pick<RecordedCall, 'method' | 'url' | 'templates'>,
): RecordedCall | undefined {
  const same = calls.filter((call) => call.method === method && call.templates === templates);
  return (
    same.find((call) => call.url === url) ??
    same.find((call) => pathOf(call.url) === pathOf(url)) ??
    same.find((call) => kindOf(call.url) === kindOf(url)) ??
    (templates === '' ? undefined : same[0])
  );
}
